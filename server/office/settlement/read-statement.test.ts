import { describe, expect, test } from 'vitest'
import { readCsv } from '../read-csv.ts'
import { type ReadStatement, readStatement } from './read-statement.ts'

function read(text: string): ReadStatement | undefined {
  const rows = readCsv(Buffer.from(text), { hasHead: false })
  if (!rows.ok) throw new Error(rows.error)
  return readStatement(rows.value)
}

const one = (head: string, row: string) => read(`${head}\n${row}\n`)?.lines[0]

describe('a statement', () => {
  test('of a bank has its own head above and its totals below', () => {
    const given = read(
      [
        'Account statement,XX1234',
        '',
        'Txn Date,Narration,Chq./Ref. No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
        '05/11/26,NEFT-N309260001-ASHA RAO,N309260001,05/11/26,,"1,25,000.00","2,00,000.00"',
        '06/11/26,IMPS/431122334455/RAVI,,06/11/26,2500.50,,"1,97,499.50"',
        ',Total,,,2500.50,"1,25,000.00",',
      ].join('\n'),
    )
    expect(given).toEqual({
      lines: [
        {
          ...{ day: '2026-11-05', entry: 'in', amount: 125_000, fee: 0, reference: 'N309260001', payout: null },
          ...{ text: 'NEFT-N309260001-ASHA RAO', keys: ['N309260001'] },
        },
        {
          ...{ day: '2026-11-06', entry: 'out', amount: 2_500.5, fee: 0, reference: '', payout: null },
          ...{ text: 'IMPS/431122334455/RAVI', keys: ['431122334455'] },
        },
      ],
      skipped: ['Line 6: no date'],
    })
  })

  test('of a gateway has what it took, what it kept and by which transfer it paid out', () => {
    const head =
      'entity_id,type,debit,credit,amount,currency,fee,tax,created_at,settlement_id,payment_id,settlement_utr'
    expect(
      one(head, 'pay_A1b2C3,payment,0.00,97640.00,100000.00,INR,2360,360,05/11/2026 10:31:00,setl_9,,UTR0042'),
    ).toEqual({
      ...{ day: '2026-11-05', entry: 'in', amount: 100_000, fee: 2_360, reference: 'pay_A1b2C3', text: '' },
      ...{ payout: 'UTR0042', keys: ['PAYA1B2C3', 'A1B2C3'] },
    })
    expect(
      one(head, 'rfnd_X9,refund,80000.00,0.00,80000.00,INR,0,0,06/11/2026 09:00:00,setl_9,pay_A1b2C3,UTR0042'),
    ).toMatchObject({
      ...{ entry: 'out', amount: 80_000, fee: 0, keys: ['RFNDX9'] },
    })
  })

  test.each([
    ['2026-11-05T10:00:00', '2026-11-05'],
    ['5-11-2026', '2026-11-05'],
    ['05-Nov-2026', '2026-11-05'],
    ['5 November 2026', '2026-11-05'],
    ['05.11.26', '2026-11-05'],
  ])('with the day %s is of %s', (written, day) => {
    expect(one('Date,Amount', `${written},10`)?.day).toBe(day)
  })

  test.each([
    ['Date,Amount', '05/11/2026,-500', 'out', 500],
    ['Date,Amount', '05/11/2026,(500.25)', 'out', 500.25],
    ['Date,Amount', '05/11/2026,₹500 Dr', 'out', 500],
    ['Date,Amount,Dr/Cr', '05/11/2026,500,CR', 'in', 500],
    ['Date,Amount,Dr/Cr', '05/11/2026,500,DR', 'out', 500],
    ['Date,Debit,Credit', '05/11/2026,0.00,500', 'in', 500],
  ])('%s: %s', (head, row, entry, amount) => {
    expect(one(head, row)).toMatchObject({ entry, amount })
  })

  test('is none without a column of days and one of sums', () => {
    expect(read('name,phone\nAsha,9876543210')).toBeUndefined()
    expect(readStatement([])).toBeUndefined()
    expect(read('Date,Debit\n05/11/2026,5')).toBeUndefined()
  })

  test.each([
    ['31/02/2026,5', 'Line 2: no date'],
    ['05/11/2026,', 'Line 2: no amount'],
    ['05/11/2026,five', 'Line 2: no amount'],
  ])('passes over %s', (row, why) => {
    expect(read(`Date,Amount\n${row}`)).toEqual({ lines: [], skipped: [why] })
  })
})
