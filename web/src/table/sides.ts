// Tabs beside the board.
export type SideTab = "log" | "chat" | "rules";
