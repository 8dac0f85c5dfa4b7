/** A spreadsheet takes these for the begin of a formula. */
const FORMULA = ['=', '+', '-', '@', '\t', '\r']
/** Programs that guess the letters of a file read it as UTF-8 by this. */
export const UTF8_MARK = '\uFEFF'

/** A number is one to a spreadsheet too. */
const NUMBER = /^-?\d+(?:\.\d+)?$/

/** A file of comma-separated values, as spreadsheets open them: nothing in it is taken for a formula. `mark` is empty for programs that want none. */
export function csvOf(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  { mark = UTF8_MARK }: { mark?: string } = {},
): string {
  return `${mark}${[columns, ...rows].map(csvLine).join('')}`
}

/** One line of such a file, for who sends it line by line. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(text: string): string {
  const plain = FORMULA.some((sign) => text.startsWith(sign)) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n\t]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
