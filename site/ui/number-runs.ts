/** Rising whole numbers in words: "1, 4 to 6". */
export function numberRuns(numbers: readonly number[]): string {
  const runs: string[] = []
  for (let index = 0; index < numbers.length; index += 1) {
    const from = numbers[index] ?? 0
    while (numbers[index + 1] === (numbers[index] ?? 0) + 1) index += 1
    const to = numbers[index] ?? from
    runs.push(to === from ? `${from}` : to === from + 1 ? `${from}, ${to}` : `${from} to ${to}`)
  }
  return runs.join(', ')
}
