// The link to a table, and how it gets into the clipboard.
export function linkTo(id: string): string {
  return new URL(`/t/${id}`, location.origin).href;
}

/** Whether it could be copied: a browser may forbid it, or know no clipboard at an unencrypted address. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
