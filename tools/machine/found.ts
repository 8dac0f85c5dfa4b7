/** Something the machine has, and where; or why not. */
export type Found = { path: string } | { missing: string }
