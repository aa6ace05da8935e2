// How well a bot plays, by the names that the server knows, weakest first.

export type Level = "easy" | "medium" | "hard" | "expert";
export const LEVELS: readonly Level[] = ["easy", "medium", "hard", "expert"];
