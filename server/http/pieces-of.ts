/** Whole lines, as many together as fit; a line that is longer stands by itself. Lines are ASCII. */
export function piecesOf(lines: string, bytesMax: number): string[] {
  const pieces: string[] = []
  for (let start = 0; start < lines.length; ) {
    const last = lines.lastIndexOf('\n', start + bytesMax - 1)
    const end = last >= start ? last + 1 : lines.indexOf('\n', start) + 1 || lines.length
    pieces.push(lines.slice(start, end))
    start = end
  }
  return pieces
}
