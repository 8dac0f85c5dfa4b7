/** A range of month and day over New Year becomes two, so that a day is found by plain comparison. */
export function plainRanges({ from, to }: { from: string; to: string }): { from_day: string; until_day: string }[] {
  if (from <= to) return [{ from_day: from, until_day: to }]
  return [
    { from_day: from, until_day: '12-31' },
    { from_day: '01-01', until_day: to },
  ]
}
