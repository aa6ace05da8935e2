// Which of the sheets that every page has is open: any page may open one, App shows it.
export type SheetName = "settings" | "keys" | "name" | "rules" | "about";

let open = $state<SheetName | null>(null);

export const sheets = {
  get open(): SheetName | null {
    return open;
  },
  set open(name: SheetName | null) {
    open = name;
  },
};
