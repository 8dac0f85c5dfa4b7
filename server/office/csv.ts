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
  return `${mark}${[columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function cell(text: string): string {
  const plain = FORMULA.some((sign) => text.startsWith(sign)) && !NUMBER.test(text) ? `'${text}` : text
/** A file of comma-separated values, as spreadsheets open them: nothing in it is taken for a formula. */
export function csvOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return `${UTF8_MARK}${[columns, ...rows].map(csvLine).join('')}`
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function isFormula(text: string): boolean {
  return FORMULA.some((sign) => text.startsWith(sign))
}

function cell(text: string): string {
  const plain = isFormula(text) ? `'${text}` : text
  return /[",\r\n\t]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
