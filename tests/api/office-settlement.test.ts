import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PaymentRow, SettlementRow, Statement } from '#contract/office/settlement.ts'
import { STATEMENT_BYTES_MAX } from '#contract/office/settlement.ts'
import type { MatchSums } from '#server/office/settlement/store.ts'
import { at, said } from '#tests/support/booking-office.ts'
import { type MoneyPapers, openMoneyPapers, pricedLine } from '#tests/support/money-papers.ts'
import { type Staged, stageHeld } from '#tests/support/staged-booking.ts'

let office: MoneyPapers
const db = () => office.api.testDatabase.db
beforeAll(async () => {
  office = await openMoneyPapers()
})
afterAll(() => office.close())

describe('settlement', () => {
  const bring = (kind: string, csv: string, name = 'statement.csv') =>
    office.owner.upload(`/settlement/statements?kind=${kind}&name=${name}`, new TextEncoder().encode(csv))
  const brought = async (kind: string, csv: string) => {
    const { status, body } = await bring(kind, csv)
    expect([status, body]).toEqual([201, expect.anything()])
    return body.statement as Statement
  }
  const rows = async ({ id }: Statement, match = '') =>
    (await office.owner.get(`/settlement/statements/${id}/rows?perPage=100${match === '' ? '' : `&match=${match}`}`))
      .body.rows as SettlementRow[]
  const sums = async ({ id }: Statement) =>
    (await office.owner.get(`/settlement/statements/${id}`)).body.sums as MatchSums[]
  const paymentOf = async ({ id }: Staged) => {
    const { rows: found } = await sql<{ number: string }>`
      select gateway_payment_id as number from ledger where booking_id = ${id} and entry = 'captured'`.execute(db())
    return found[0]?.number ?? ''
  }
  const HEAD = 'entity_id,type,debit,credit,amount,currency,fee,tax,created_at,settlement_utr'
  const paid = (number: string, amount: number, fee: number, payout = 'UTR0042') =>
    `${number},payment,0,${amount - fee},${amount},INR,${fee},0,22/11/2026 10:31:00,${payout}`
  let gateway: Statement

  test('finds what agrees, what differs, what the ledger lacks, and what the statement lacks', async () => {
    const csv = [
      HEAD,
      paid(await paymentOf(office.tour), 18_800, 444),
      paid(await paymentOf(office.ferry), 1_300, 30),
      paid('pay_nobody', 500, 12),
      'Total,,,,,,,,,',
    ].join('\n')
    const reply = await bring('gateway', csv)
    expect([reply.status, reply.body.skipped, reply.body.skippedFirst]).toEqual([201, 1, ['Line 5: no date']])
    gateway = reply.body.statement as Statement
    expect(gateway).toMatchObject({ from: '2026-11-22', until: '2026-11-22', lines: 3, by: 'Meera Nair' })
    expect(
      (await rows(gateway)).map(({ match, amount, ledgerAmount, ref }) => [match, amount, ledgerAmount, ref]),
    ).toEqual([
      ['amount', 1_300, 1_350, office.ferry.reference],
      ['unknown', 500, null, null],
      ['missing', null, 17_050, office.stay.reference],
      ['matched', 18_800, 18_800, office.tour.reference],
    ])
    expect((await sums(gateway)).sort((a, b) => a.match.localeCompare(b.match))).toEqual([
      { match: 'amount', count: 1, open: 1, amount: 1_300 },
      { match: 'matched', count: 1, open: 0, amount: 18_800 },
      { match: 'missing', count: 1, open: 1, amount: 17_050 },
      { match: 'unknown', count: 1, open: 1, amount: 500 },
    ])
    expect(await rows(gateway, 'missing')).toHaveLength(1)
  })

  test('finds a refund by its own number, and a payment that stands twice', async () => {
    const number = await paymentOf(office.stay)
    const { rows: refunds } = await sql<{
      id: string
    }>`select id from refund where booking_id = ${office.ferry.id}`.execute(db())
    await office.ferry.apply({ type: 'refund_processed', refundId: refunds[0]?.id ?? '', gatewayRefundId: 'rfnd_F1' })
    const statement = await brought(
      'gateway',
      [
        HEAD,
        paid(number, 17_050, 0, 'UTR0043'),
        paid(number, 17_050, 0, 'UTR0043'),
        paid(await paymentOf(office.tour), 18_800, 444),
        'rfnd_F1,refund,1350,0,1350,INR,0,0,11/12/2026 10:00:00,',
      ].join('\n'),
    )
    expect(
      (await rows(statement))
        .filter(({ match }) => match !== 'missing')
        .map(({ match, entry, ledgerAmount }) => [match, entry, ledgerAmount]),
    ).toEqual([
      ['unknown', 'in', 17_050],
      ['matched', 'in', 17_050],
      ['matched', 'in', 18_800],
      ['matched', 'out', 1_350],
    ])
    // What is in a later statement is missing in no earlier one.
    expect(await rows(gateway, 'missing')).toEqual([])
  })

  test('of the bank finds transfers by the receipt, and what the gateway paid out as one sum', async () => {
    const booking = await stageHeld(office.api, { lines: [pricedLine(4_000, 0)] })
    await office.owner.post(at(booking, 'money'), { how: 'transfer', amount: 4_000, receipt: 'UTR 471100' })
    const statement = await brought(
      'bank',
      [
        'Date,Narration,Ref No,Debit,Credit',
        '11/12/2026,NEFT-UTR471100-ASHA RAO,,,4000.00',
        '11/12/2026,RAZORPAY SOFTWARE PVT LTD,UTR0042,,20114.00',
        '11/12/2026,BANK CHARGES,,59.00,',
      ].join('\n'),
    )
    // 18,800 + 1,300 + 500, less fees of 486; what stands in two statements was paid out once.
    expect(
      (await rows(statement)).map(({ match, amount, ledgerAmount, isPayout }) => [
        match,
        amount,
        ledgerAmount,
        isPayout,
      ]),
    ).toEqual([
      ['unknown', 59, null, false],
      ['matched', 4_000, 4_000, false],
      ['matched', 20_114, 20_114, true],
    ])
  })

  test('keeps what was found out about a difference, and counts it as settled', async () => {
    const [row] = await rows(gateway, 'unknown')
    const noted = (body: object) => office.owner.post('/settlement/notes', { rowId: row?.id, ...body })
    expect((await noted({ text: 'Of the other shop', isSettled: false })).body.note).toMatchObject({
      ...{ text: 'Of the other shop', isSettled: false, by: 'Meera Nair' },
    })
    expect((await sums(gateway)).find(({ match }) => match === 'unknown')).toMatchObject({ count: 1, open: 1 })
    await noted({ text: 'Paid back to them', isSettled: true })
    expect((await sums(gateway)).find(({ match }) => match === 'unknown')).toMatchObject({ count: 1, open: 0 })
    expect((await rows(gateway, 'unknown'))[0]?.note).toMatchObject({ text: 'Paid back to them', isSettled: true })
    expect(said(await noted({ text: ' ', isSettled: true }))).toEqual([
      ...[422, 'invalid', 'Please write what was found out'],
    ])
    expect(said(await noted({ text: 'x'.repeat(301), isSettled: true }))).toEqual([
      422,
      'invalid',
      'At most 300 characters',
    ])
    for (const rowId of ['line-999999', 'entry-999999'])
      expect(said(await noted({ rowId, text: 'x', isSettled: true }))).toEqual([
        404,
        'not_found',
        'There is no such line',
      ])
    const { body } = await office.owner.get('/audit?q=difference+noted')
    expect(body.rows).toMatchObject([
      { subjectId: row?.id, before: { isSettled: false }, after: { isSettled: true } },
      { subjectId: row?.id, before: null, after: { isSettled: false } },
    ])
    expect(JSON.stringify(body)).not.toContain('Paid back')
  })

  test('refuses what it cannot read, and the same file twice', async () => {
    expect(said(await bring('bank', 'name,phone\nAsha,9'))).toEqual([
      ...[422, 'unreadable'],
      'We found no columns for the day and the sum. A line of the file has to name them: date, reference, debit and credit, or amount',
    ])
    expect(said(await bring('bank', 'Date,Amount\n,'))).toEqual([
      ...[422, 'unreadable', 'We found the columns, but no line with a day and a sum'],
    ])
    const many = `Date,Amount\n${'05/11/2026,1\n'.repeat(20_001)}`
    expect(said(await bring('bank', many))).toEqual([
      ...[422, 'too_large', 'A statement may have 20000 lines; please bring it in parts'],
    ])
    expect(said(await bring('bank', `Date,Amount\n${' '.repeat(STATEMENT_BYTES_MAX)}`))).toEqual([
      ...[413, 'too_large', 'A statement may have 2 MB; please bring it in parts'],
    ])
    await brought('bank', 'Date,Amount\n05/11/2026,77')
    expect(said(await bring('bank', 'Date,Amount\n05/11/2026,77'))).toEqual([
      ...[409, 'same_file', 'This file was brought before'],
    ])
  })

  test('lets go of a statement that was brought by mistake', async () => {
    const list = async () =>
      (await office.owner.get('/settlement/statements')).body as { rows: Statement[]; total: number }
    const before = (await list()).total
    const wrong = await brought('bank', 'Date,Amount\n05/11/2026,78')
    expect(await list()).toMatchObject({ total: before + 1 })
    expect((await office.owner.remove(`/settlement/statements/${wrong.id}`)).body).toEqual({ status: 1 })
    expect((await list()).total).toBe(before)
    const paths = [`/settlement/statements/${wrong.id}`, `/settlement/statements/${wrong.id}/rows`]
    for (const path of paths)
      expect(said(await office.owner.get(path))).toEqual([404, 'not_found', 'There is no such statement'])
    expect((await office.owner.remove(`/settlement/statements/${wrong.id}`)).status).toBe(404)
    await brought('bank', 'Date,Amount\n05/11/2026,78')
  })
})

test('the ledger is listed by days, way and number', async () => {
  const payments = async (query: string) => {
    const { rows, total } = (await office.owner.get(`/payments?${query}`)).body as { rows: PaymentRow[]; total: number }
    expect(total).toBe(rows.length)
    return rows.map(({ ref, entry, gateway, amount }) => [ref, entry, gateway, amount])
  }
  expect(await payments('from=2026-11-22&until=2026-11-22')).toEqual([
    [office.stay.reference, 'captured', 'razorpay', 17_050],
    [office.ferry.reference, 'captured', 'razorpay', 1_350],
    [office.tour.reference, 'captured', 'razorpay', 18_800],
  ])
  expect(await payments('entry=refunded')).toEqual([[office.ferry.reference, 'refunded', 'razorpay', 1_350]])
  expect((await payments('how=transfer')).map(([, , how]) => how)).toEqual(['transfer'])
  expect(await payments(`how=gateway&q=${office.tour.reference.toLowerCase()}`)).toHaveLength(1)
  expect(await payments('q=UTR+471100')).toHaveLength(1)
})
