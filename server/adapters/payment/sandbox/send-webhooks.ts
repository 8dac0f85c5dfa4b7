import { sql } from 'kysely'
import type { Log } from '#server/adapters/log/log.ts'
import type { Db } from '#server/db/db.ts'
import { postSigned } from '../post-signed.ts'

export type WebhookSender = {
  /** Something was written down that may be due. */
  wake(): void
  stop(): Promise<void>
}

type Destination = { db: Db; url: string; host: string; secret: string; log: Log }
type Message = { id: number; event_id: string; body: string; attempts: number }

const POST_MS = 5_000
/** Longer than a post may take: until then no other process sends the same. */
const LEASE_SECONDS = 15
const BATCH_MAX = 10
/** What another process wrote down, or left behind when it died, is found by then. */
const LOOK_MS = 15_000
/** With the waits between them about a day, as long as a real gateway tries. */
const ATTEMPTS_MAX = 40
const WAIT_MAX_SECONDS = 3_600
const KEPT_DAYS = 7

/** Sends what `sandbox_message` holds until it is answered 200, across restarts: at once, then after 1 s, 2 s, 4 s .. an hour. */
export function startSending(destination: Destination): WebhookSender {
  let stopping = false
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> = forgetOld(destination)
  let isAway = false
  let isQueued = false
  const look = () => {
    if (stopping || isQueued) return
    isQueued = true
    working = working.then(() => round()).then(plan)
  }
  const round = async (): Promise<number> => {
    // From here on a further message needs a further look.
    isQueued = false
    try {
      const waitMs = stopping ? LOOK_MS : await sendDue(destination)
      isAway = false
      return waitMs
    } catch (error) {
      // The database is away: everyone says so already, and the messages are still there afterwards.
      if (!isAway) destination.log.warn({ event: 'sandbox_messages_away', err: error }, 'Practice messages wait')
      isAway = true
      return LOOK_MS
    }
  }
  const plan = (waitMs: number) => {
    clearTimeout(timer)
    if (!stopping) timer = setTimeout(look, waitMs).unref()
  }
  look()
  return {
    wake: look,
    stop: async () => {
      stopping = true
      clearTimeout(timer)
      await working
    },
  }
}

/** One batch side by side; answers how long to wait for the next that is due. */
async function sendDue(destination: Destination): Promise<number> {
  const messages = await leaseDue(destination.db)
  await Promise.all(messages.map((message) => sendOne(destination, message)))
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from min(run_at) - now())::float8 as seconds from sandbox_message where done_at is null`.execute(
    destination.db,
  )
  const seconds = rows[0]?.seconds
  return seconds === null || seconds === undefined
    ? LOOK_MS
    : Math.min(LOOK_MS, Math.max(0, Math.ceil(seconds * 1_000)))
}

async function leaseDue(db: Db): Promise<Message[]> {
  const { rows } = await sql<Message>`
    with due as materialized (
      select id from sandbox_message where done_at is null and run_at <= now()
      order by run_at, id limit ${BATCH_MAX} for update skip locked
    )
    update sandbox_message set run_at = now() + ${LEASE_SECONDS} * interval '1 second', attempts = attempts + 1
    from due where sandbox_message.id = due.id
    returning sandbox_message.id, sandbox_message.event_id, sandbox_message.body, sandbox_message.attempts`.execute(db)
  return rows.sort((one, other) => one.id - other.id)
}

async function sendOne({ db, url, host, secret, log }: Destination, message: Message): Promise<void> {
  const { id, event_id: eventId, body, attempts } = message
  const status = await postSigned({ url, host, secret, eventId, body, timeoutMs: POST_MS })
  if (status === 200 || attempts >= ATTEMPTS_MAX) {
    if (status !== 200) log.error({ event: 'sandbox_message_given_up', status }, 'A practice message was given up')
    await sql`update sandbox_message set done_at = now() where id = ${id}`.execute(db)
    return
  }
  const waitSeconds = Math.min(WAIT_MAX_SECONDS, 2 ** (attempts - 1))
  await sql`update sandbox_message set run_at = now() + ${waitSeconds} * interval '1 second' where id = ${id}`.execute(
    db,
  )
}

async function forgetOld({ db }: Destination): Promise<void> {
  await sql`delete from sandbox_message where done_at < now() - ${KEPT_DAYS} * interval '1 day'`
    .execute(db)
    .catch(() => undefined)
}
