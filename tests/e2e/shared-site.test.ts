import { expect, test } from 'vitest'
import { addDays } from '#contract/terms/india-time.ts'
import { eventually } from '#tests/support/browser.ts'
import { PINNED_DAY } from '#tests/support/pinned-day.ts'
import { sharedSite } from '#tests/support/shared-site.ts'

const DAY = addDays(PINNED_DAY, 60)
const SEAT = { kind: 'ferry', tripId: `tm-101.${DAY}`, seats: ['P9A'] }
const STAY = { kind: 'hotel', roomId: 'lantern-reef-gc', checkIn: DAY, checkOut: addDays(DAY, 1) }

async function post(origin: string, path: string, body: object): Promise<number> {
  const answer = await fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.status
}

/** Different each time: the same enquiry again would be the one before. */
const ask = (origin: string, adult: number) =>
  post(origin, '/enquiry/submit', {
    ...{ name: 'Asha Rao', email: 'shared@example.in', contactNumber: '9000000001', adult, child: 0 },
    ...{ enquiryFor: 'Travel Package', travelpackageId: 'island-saver' },
  })

const hold = (origin: string) =>
  post(origin, '/holds', { lines: [SEAT, { ...STAY, rooms: [{ adults: 2, children: 0 }] }] })

test('whoever comes next finds a shared site as it was started: what was held is free, no mail is there, nothing is counted', async () => {
  for (const visit of ['the first', 'the next']) {
    const { origin, mails } = await sharedSite('pinned')
    expect(await mails(), visit).toEqual([])
    expect([await hold(origin), await hold(origin)], visit).toEqual([201, 409])
    const asked: number[] = []
    for (const adults of [2, 3, 4, 5]) asked.push(await ask(origin, adults))
    expect(asked, visit).toEqual([201, 201, 201, 429])
    await eventually(async () => (await mails()).length).toBe(6)
  }
})
