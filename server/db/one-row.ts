/** The row of a statement that always returns one, such as a count. */
export function oneRow<Row>({ rows: [row] }: { rows: readonly Row[] }): Row {
  if (row === undefined) throw new Error('The statement answered no row')
  return row
}
