import { sql } from 'kysely'
import { z } from 'zod'
import type { Clock } from '#server/adapters/clock/clock.ts'
import type { Db } from '#server/db/db.ts'
import { readLimited } from '#server/http/read-limited.ts'

/** A job that tests may run on their own account, or keep from running. */
export type PausableJob = { run: () => Promise<number>; setPaused: (isPaused: boolean) => void }

export type TestModeParts = { db: Db; clock: Clock; jobs: Readonly<Record<string, PausableJob>> }

const BODY_BYTES_MAX = 4_096
const ClockBody = z.strictObject({ at: z.iso.datetime({ offset: true }) })
/** Everything that visitors have brought about; the catalogue and its sample seats stay. */
const VISITORS_TABLES = [
  'booking, booking_line, payment, capture, refund, ledger, booking_audit, cancel_quote, booking_message, booking_note, invoice',
  'payment_event, idempotency, seat_hold_count, quote, quote_mail, session, enquiry, form_limit, mail, outbox',
  'room_claim, car_claim, activity_claim, sandbox_order, sandbox_payment, sandbox_refund, sandbox_message',
  'sign_in_challenge, wrong_code, limit_counter',
].join(', ')

/** The calls under `/__test/` (booking rules 3.7.1): only there with APP_TEST_MODE=1, which https origins refuse. */
export function createTestMode(parts: TestModeParts): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname } = new URL(request.url)
    const [, , noun = '', name = '', verb = ''] = pathname.split('/')
    switch (`${request.method} ${noun}`) {
      case 'POST clock':
        return setClock(parts, await bodyOf(request))
      case 'GET outbox':
        return Response.json(await readOutbox(parts.db))
      case 'POST jobs':
        return runJob(parts, name, verb)
      case 'POST seed':
        await deleteOldVisitors(parts)
        return Response.json({})
      default:
        return Response.json({ status: 0, code: 'not_found' }, { status: 404 })
    }
  }
}

async function setClock({ db, clock }: TestModeParts, body: unknown): Promise<Response> {
  const asked = ClockBody.safeParse(body)
  if (!asked.success)
    return Response.json({ status: 0, code: 'invalid', message: '{ "at": an instant }' }, { status: 422 })
  const { rows } = await sql<{ ahead: number; now: Date }>`
    update app_clock set ahead_seconds = extract(epoch from ${asked.data.at}::timestamptz - now()) returning ahead_seconds as ahead, app_now() as now`.execute(
    db,
  )
  const [row] = rows
  clock.setAhead((row?.ahead ?? 0) * 1_000)
  return Response.json({ now: asked.data.at })
}

async function readOutbox(db: Db): Promise<object> {
  const mails = await db
    .selectFrom('mail')
    .select(['event_key', 'state', 'to_address', 'subject', 'text_body', 'attachments', 'created_at'])
    .orderBy('id')
    .execute()
  const jobs = await db
    .selectFrom('outbox')
    .select(['topic', 'payload', 'attempts', 'done_at', 'given_up_at', 'last_error'])
    .where('done_at', 'is', null)
    .orderBy('id')
    .execute()
  return { mails, jobs }
}

async function runJob({ jobs }: TestModeParts, name: string, verb: string): Promise<Response> {
  const job = Object.hasOwn(jobs, name) ? jobs[name] : undefined
  if (job === undefined)
    return Response.json({ status: 0, code: 'not_found', jobs: Object.keys(jobs) }, { status: 404 })
  switch (verb) {
    case 'run':
      return Response.json({ done: await job.run() })
    case 'pause':
    case 'resume':
      job.setPaused(verb === 'pause')
      return Response.json({})
    default:
      return Response.json({ status: 0, code: 'not_found' }, { status: 404 })
  }
}

async function deleteOldVisitors({ db, clock }: TestModeParts): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // What rooms were claimed goes back to what was sold elsewhere.
    await sql`
      update room_night set sold = sold - claimed.rooms
        from (select room_type_id, night, sum(rooms)::int as rooms from room_claim group by room_type_id, night) claimed
       where claimed.room_type_id = room_night.room_type_id and claimed.night = room_night.night`.execute(tx)
    await sql`delete from ferry_seat where claim is not null`.execute(tx)
    await sql`truncate ${sql.raw(VISITORS_TABLES)} cascade`.execute(tx)
    await sql`delete from review where id like 'traveller.%'`.execute(tx)
    await sql`update app_clock set ahead_seconds = 0`.execute(tx)
  })
  clock.setAhead(0)
}

async function bodyOf(request: Request): Promise<unknown> {
  const bytes = await readLimited(request, BODY_BYTES_MAX)
  try {
    return JSON.parse(bytes?.toString('utf8') ?? '')
  } catch {
    return undefined
  }
}
