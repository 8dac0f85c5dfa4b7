import { SHORT_WEEKDAYS } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { cleanHtml } from '../clean-html.ts'

/** What the cells of a column hold: as words for whoever fills them in, and both ways. The error of `read` is a sentence. */
export type Kind = {
  holds: string
  read: (cell: string) => Result<unknown, string>
  /** An empty cell is a value: no text, an empty list. Elsewhere it leaves the field as it is. */
  takesEmpty?: true
  write: (value: unknown) => string
}

const LIST_SIGN = '|'

function plain(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}

export const TEXT: Kind = { takesEmpty: true, holds: 'text', read: (cell) => ok(cell), write: plain }

/** Empty is none. */
export const MAYBE_TEXT: Kind = {
  takesEmpty: true,
  holds: 'text, or empty',
  read: (cell) => ok(cell === '' ? null : cell),
  write: plain,
}

export const HTML: Kind = {
  takesEmpty: true,
  holds: 'text with paragraphs, lists, headings and links as HTML',
  read: (cell) => ok(cleanHtml(cell)),
  write: (value) => cleanHtml(plain(value)),
}

export const ID: Kind = { holds: 'small letters, digits and hyphens', read: (cell) => ok(cell), write: plain }

const WHOLE_SENTENCE = 'Please enter a whole number'

export const WHOLE: Kind = {
  holds: 'a whole number',
  read: (cell) => (/^\d{1,9}$/.test(cell) ? ok(Number(cell)) : fail(WHOLE_SENTENCE)),
  write: plain,
}

export const MAYBE_WHOLE: Kind = {
  takesEmpty: true,
  holds: 'a whole number, or empty',
  read: (cell) => (cell === '' ? ok(null) : WHOLE.read(cell)),
  write: plain,
}

/** "₹3,200" as a person writes it, too. */
export const RUPEES: Kind = {
  holds: 'whole rupees',
  read: (cell) => {
    const digits = cell.replace(/^₹\s*/, '')
    return /^(?:\d{1,9}|\d{1,3}(?:,\d{2,3})+)$/.test(digits)
      ? ok(Number(digits.replaceAll(',', '')))
      : fail('Please enter whole rupees, such as 3200')
  },
  write: plain,
}

export const DEGREES: Kind = {
  holds: 'degrees, such as 11.98',
  read: (cell) =>
    /^-?\d{1,3}(?:\.\d{1,12})?$/.test(cell) ? ok(Number(cell)) : fail('Please enter degrees such as 11.98'),
  write: plain,
}

export const YES_NO: Kind = {
  holds: 'yes or no',
  read: (cell) => {
    const word = cell.toLowerCase()
    if (word === 'yes' || word === 'true') return ok(true)
    return word === 'no' || word === 'false' ? ok(false) : fail('Please enter yes or no')
  },
  write: (value) => (value === true ? 'yes' : value === false ? 'no' : plain(value)),
}

/** Days and times: their schemas say what is wrong with them. Spreadsheets leave out the first zero of "06:30". */
export const TIME: Kind = {
  holds: 'a time as HH:mm',
  read: (cell) => ok(/^\d:\d\d$/.test(cell) ? `0${cell}` : cell),
  write: plain,
}
export const DAY: Kind = { holds: 'a date as yyyy-mm-dd', read: (cell) => ok(cell), write: plain }

export const LIST: Kind = {
  takesEmpty: true,
  holds: `several, with ${LIST_SIGN} between them`,
  read: (cell) =>
    ok(
      cell
        .split(LIST_SIGN)
        .map((each) => each.trim())
        .filter((each) => each !== ''),
    ),
  write: (value) => (Array.isArray(value) ? value.join(LIST_SIGN) : ''),
}

/** As names: a spreadsheet would take the first zero off the digits, where 0 is Sunday. */
export const WEEKDAYS: Kind = {
  holds: `days of the week, such as Mon${LIST_SIGN}Wed${LIST_SIGN}Fri`,
  read: (cell) => {
    const days = cell.split(LIST_SIGN).map((each) => SHORT_WEEKDAYS.indexOf(each.trim()))
    return days.includes(-1) ? fail('Please enter days such as Mon|Wed|Fri') : ok([...new Set(days)].sort())
  },
  write: (value) => (Array.isArray(value) ? value.map((day) => SHORT_WEEKDAYS[Number(day)]).join(LIST_SIGN) : ''),
}

const CELL_END = /(?<!\\)\|/

/** A line for each row, the first with the names of the columns; an upright stroke between cells. */
export const TABLE: Kind = {
  holds: `a table, or empty: a line for each row, ${LIST_SIGN} between its cells`,
  takesEmpty: true,
  read: (cell) => {
    if (cell === '') return ok(null)
    const [columns, ...rows] = cell
      .split(/\r?\n/)
      .map((line) => line.split(CELL_END).map((each) => each.replaceAll(`\\${LIST_SIGN}`, LIST_SIGN).trim()))
    return ok({ columns, rows })
  },
  write: (value) => {
    // Kept by the schema of sections.
    const table = value as { columns: string[]; rows: string[][] } | null | undefined
    return table ? [table.columns, ...table.rows].map(tableLine).join('\n') : ''
  },
}

function tableLine(cells: readonly string[]): string {
  return cells.map((cell) => cell.replaceAll(LIST_SIGN, `\\${LIST_SIGN}`).replaceAll('\n', ' ')).join(LIST_SIGN)
}

const PAIR = /^\s*([A-Za-z0-9-]+)\s*=\s*(\d{1,9})\s*$/

/** Rupees by season or class: "monsoon=2800|peak=4200"; read as a record. */
export function pairsKind(of: string): Kind {
  return {
    holds: `rupees by ${of}, such as one=2800${LIST_SIGN}other=4200`,
    takesEmpty: true,
    read: (cell) => {
      const pairs = cell === '' ? [] : cell.split(LIST_SIGN).map((each) => PAIR.exec(each))
      if (pairs.includes(null)) return fail(`Please enter rupees by ${of}, such as one=2800|other=4200`)
      return ok(Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', Number(pair?.[2])])))
    },
    write: (value) =>
      Object.entries(value ?? {})
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, rupees]) => `${name}=${rupees}`)
        .join(LIST_SIGN),
  }
}
