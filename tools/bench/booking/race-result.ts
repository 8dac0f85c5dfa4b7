/** `violations` in words; `statuses`: how many were answered how. */
export type RaceResult = { tries: number; seconds: number; violations: string[]; statuses: Record<string, number> }
