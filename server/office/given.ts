/** The fields of a change that were sent. */
export function given<Fields extends object>(
  change: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  const entries = Object.entries(change).filter(([, value]) => value !== undefined)
  // The names are those of the change.
  return Object.fromEntries(entries) as { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }
}
