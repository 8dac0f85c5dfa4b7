/** Edits up to which two words count as the same: one from four letters on, two from seven. */
export function editsAllowed(word: string): number {
  if (word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}

/** The Damerau-Levenshtein distance: letters missing, added, replaced, or swapped with their neighbour. */
export function editDistance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      let least = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (isSame ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwapped) least = Math.min(least, at(before, j - 2) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return at(row, other.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
