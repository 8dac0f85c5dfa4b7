import { isDay, SHORT_MONTHS } from '#contract/terms/india-time.ts'
import type { CsvRow } from '../read-csv.ts'

/** A line of a statement; rupees with hundredths. */
export type BankLine = {
  day: string
  entry: 'in' | 'out'
  amount: number
  fee: number
  reference: string
  text: string
  payout: string | null
  keys: string[]
}
export type ReadStatement = { lines: BankLine[]; skipped: string[] }

/** What banks and gateways call their columns, in small letters without signs. */
const COLUMNS = {
  day: 'date|txndate|transactiondate|trandate|valuedate|valuedt|postingdate|postdate|paymentdate|createdat|settledat',
  reference:
    'reference|referenceno|referencenumber|refno|refnumber|refnochequeno|chqrefno|chqrefnumber|chequeno|chequenumber|utr|utrnumber|rrn|transactionid|txnid|tranid|entityid|transactionentityid|paymentid',
  text: 'description|narration|particulars|details|remarks|transactionremarks|transactiondetails',
  out: 'debit|debitamount|withdrawal|withdrawalamt|withdrawalamount|withdrawals|dr|debits|paidout',
  in: 'credit|creditamount|deposit|depositamt|depositamount|deposits|cr|credits|paidin',
  amount: 'amount|amountinr|amountrs|transactionamount|txnamount|grossamount',
  type: 'type|transactiontype|transactionentity|drcr|crdr|debitcredit|creditdebit|entity',
  fee: 'fee|fees|feeinclusiveoftax|feeexclusivetax',
  payout: 'settlementutr|settlementid|payoututr',
} as const
type Name = keyof typeof COLUMNS
type Places = Partial<Record<Name, number>>

/** Rows above the names of the columns: the bank's own head (ours). */
const HEAD_ROWS_MAX = 40
/** Shorter words of a narration are no number of a payment (ours). */
const KEY_LENGTH_MIN = 5
const KEYS_MAX = 12

/** Undefined where no row names a column of days and one of sums. */
export function readStatement(rows: readonly CsvRow[]): ReadStatement | undefined {
  const at = rows.slice(0, HEAD_ROWS_MAX).findIndex(({ cells }) => isHead(placesOf(cells)))
  const head = rows[at]
  if (head === undefined) return undefined
  const places = placesOf(head.cells)
  const lines: BankLine[] = []
  const skipped: string[] = []
  for (const row of rows.slice(at + 1)) {
    const line = lineOf(row, places)
    if (typeof line === 'string') skipped.push(`Line ${row.line}: ${line}`)
    else lines.push(line)
  }
  return { lines, skipped }
}

function isHead({ day, amount, in: paidIn, out }: Places): boolean {
  return day !== undefined && (amount !== undefined || (paidIn !== undefined && out !== undefined))
}

/** The first column of each name. */
function placesOf(cells: readonly string[]): Places {
  const names = cells.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ''))
  const found = Object.entries(COLUMNS).flatMap(([name, known]) => {
    // In the order of the list, so that a gateway's own number goes before that of an order.
    const place = known
      .split('|')
      .map((each) => names.indexOf(each))
      .find((index) => index >= 0)
    return place === undefined ? [] : [[name, place]]
  })
  return Object.fromEntries(found) as Places
}

function lineOf({ cells }: CsvRow, places: Places): BankLine | string {
  const cell = (name: Name) => {
    const place = places[name]
    return place === undefined ? '' : (cells[place]?.trim() ?? '')
  }
  const day = dayOf(cell('day'))
  if (day === undefined) return 'no date'
  const [paidIn, out] = [moneyOf(cell('in')) ?? 0, moneyOf(cell('out')) ?? 0]
  const gross = moneyOf(cell('amount'))
  const net = paidIn > 0 ? paidIn : out
  const amount = Math.abs(gross ?? net)
  if (amount === 0) return 'no amount'
  const entry = entryOf(cell('type'), { paidIn, out, gross: gross ?? 0 })
  if (entry === undefined) return 'it does not say whether money came in or went out'
  const [reference, text] = [cell('reference'), cell('text')]
  const fee = gross !== undefined && paidIn > 0 ? roundMoney(amount - paidIn) : Math.abs(moneyOf(cell('fee')) ?? 0)
  const payout = keyOf(cell('payout'))
  return {
    day,
    entry,
    amount,
    fee,
    reference,
    text,
    payout: payout === '' ? null : payout,
    keys: keysOf(reference, text),
  }
}

type Sums = { paidIn: number; out: number; gross: number }

function entryOf(type: string, { paidIn, out, gross }: Sums): BankLine['entry'] | undefined {
  const word = type.toLowerCase()
  if (/^(?:refund|debit|dr)/.test(word)) return 'out'
  if (/^(?:payment|credit|cr)/.test(word)) return 'in'
  if (paidIn !== out) return paidIn > out ? 'in' : 'out'
  if (gross === 0) return undefined
  return gross > 0 ? 'in' : 'out'
}

/** Whole numbers of the reference, and words of both that may be one. */
function keysOf(reference: string, text: string): string[] {
  const words = `${reference} ${text}`.split(/[\s/:|,;()*_-]+/).map(keyOf)
  const likely = words.filter((word) => word.length >= KEY_LENGTH_MIN && /\d/.test(word))
  return [...new Set([keyOf(reference), ...likely])].filter((key) => key !== '').slice(0, KEYS_MAX)
}

/** Capitals and digits alone: a bank leaves signs out, or puts some in. */
function keyOf(number: string): string {
  return number.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/** "₹1,25,000.50", "(500.00)", "500.00 Dr"; undefined where it is no sum. */
function moneyOf(text: string): number | undefined {
  const plain = text.replace(/₹|INR|Rs\.?|,|\s/gi, '')
  const [, open, sign, digits, end = ''] = /^(\()?([-+]?)(\d+(?:\.\d+)?)\)?(dr|cr)?\.?$/i.exec(plain) ?? []
  if (digits === undefined) return undefined
  const isNegative = open !== undefined || sign === '-' || end.toLowerCase() === 'dr'
  return roundMoney(Number(digits) * (isNegative ? -1 : 1))
}

function roundMoney(amount: number): number {
  return Math.round(amount * 100) / 100
}

/** "2026-11-05 10:00", "05/11/2026", "5-11-26", "05-Nov-2026", "5 Nov 2026": the day comes first, as in India. */
function dayOf(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text)
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[-/. ](\d{1,2}|[A-Za-z]{3,9})[-/. ,]+(\d{4}|\d{2})(?:\D|$)/.exec(text) ?? []
  const number = /^\d/.test(month) ? Number(month) : monthOf(month)
  const written =
    iso === null
      ? `${year.length === 2 ? '20' : ''}${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
      : iso[0]
  return isDay(written) ? written : undefined
}

function monthOf(word: string): number {
  return SHORT_MONTHS.findIndex((month) => month.toLowerCase() === word.slice(0, 3).toLowerCase()) + 1
}
