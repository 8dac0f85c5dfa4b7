/** How often networks have asked for what is limited, since it was last told; by `kind network`. */
export type Counts = { counts: Record<string, number> }

/** What a process says to its supervisor: once, that it serves; and what the others are to count. */
export type ToSupervisor = { healthPort: number } | Counts

/** What a supervisor says to a process: to tell where the site is, to draw what pictures lack, and what others have counted. */
export type ToWorker = 'announce' | 'draw' | Counts
