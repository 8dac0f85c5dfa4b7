import pg from 'pg'

const { builtins } = pg.types

/** Parses values alike for both engines: whole numbers as numbers, a day as text (never as local midnight). */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary') {
      if (oid === builtins.INT8) return wholeNumber
      if (oid === builtins.NUMERIC) return Number
      if (oid === builtins.DATE) return (text: string) => text
    }
    return pg.types.getTypeParser(oid, format)
  },
}

function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number))
    throw new RangeError(`The database sent ${text}, too large for a whole number here`)
  return number
}
