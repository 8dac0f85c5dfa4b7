/** At most so many characters, the last word left whole. */
export function cutTeaser(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text
  const cut = text.slice(0, lengthMax - 1)
  const lastSpace = cut.lastIndexOf(' ')
  return `${(lastSpace > 40 ? cut.slice(0, lastSpace) : cut).replace(/[\s,.;:]+$/, '')}…`
}
