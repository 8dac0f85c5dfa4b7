import { sql } from 'kysely'
import { CODE_MINUTES } from '#contract/terms/booking-rules.ts'
import { KEPT, periodText } from '#contract/terms/retention.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { deleteOldCounters } from '#server/limits/count-uses.ts'
import { CODE_TRIES_MAX } from './rules.ts'

/** Wrong codes of one mailbox. */
export type WrongCodes = { day: number; month: number }

export async function countWrongCodes(tx: Tx, addressKey: string): Promise<WrongCodes> {
  const { rows } = await sql<WrongCodes>`
    select count(*) filter (where at > app_now() - interval '24 hours')::integer as day, count(*)::integer as month
      from wrong_code where address_key = ${addressKey} and at > app_now() - interval '30 days'`.execute(tx)
  return rows[0] ?? { day: 0, month: 0 }
}

export type NewChallenge = {
  id: string
  kind: 'sign_in' | 'look_up'
  addressKey: string
  network: string
  email: string | null
  bookingId: string | null
  byMobile: boolean
  codeHash: string | null
  linkHash: string | null
  sealed: string | null
}

/** Answers until when it is good. */
export async function insertChallenge(tx: Tx, challenge: NewChallenge): Promise<Date> {
  const { id, kind, addressKey, network, email, bookingId, byMobile, codeHash, linkHash, sealed } = challenge
  const row = await tx
    .insertInto('sign_in_challenge')
    .values({
      id,
      kind,
      address_key: addressKey,
      network,
      email,
      booking_id: bookingId,
      by_mobile: byMobile,
      code_hash: codeHash,
      link_hash: linkHash,
      sealed,
      is_mailed: sealed !== null,
      expires_at: sql<Date>`app_now() + ${CODE_MINUTES} * interval '1 minute'`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return row.expires_at
}

/** The booking of a reference, with its lead traveller's address and number as they were given. */
export async function findByReference(
  db: Db,
  reference: string,
): Promise<{ id: string; email: string; phone: string } | undefined> {
  const { rows } = await sql<{ id: string; email: string; phone: string }>`
    select id, lead ->> 'email' as email, lead ->> 'contactNumber' as phone from booking
     where reference = ${reference} and lead is not null`.execute(db)
  return rows[0]
}

export async function findReference(db: Db, bookingId: string): Promise<string | undefined> {
  const row = await db.selectFrom('booking').select('reference').where('id', '=', bookingId).executeTakeFirst()
  return row?.reference ?? undefined
}

/** Who a used code or link turns out to be. */
export type Proof = {
  kind: 'sign_in' | 'look_up'
  email: string | null
  booking_id: string | null
  by_mobile: boolean
  address_key: string
}

/** Counts a try and checks it, in one statement: of simultaneous tries at most five are checked, and one is right. */
export async function tryCode(
  tx: Tx,
  id: string,
  codeHashes: readonly string[],
): Promise<(Proof & { is_right: boolean }) | undefined> {
  const { rows } = await sql<Proof & { is_right: boolean }>`
    update sign_in_challenge set tries = tries + 1, used_at = case when code_hash = any(${codeHashes}::text[]) then app_now() end
     where id = ${id} and tries < ${CODE_TRIES_MAX} and used_at is null and expires_at > app_now()
    returning used_at is not null as is_right, kind, email, booking_id, by_mobile, address_key`.execute(tx)
  return rows[0]
}

export async function useLink(tx: Tx, linkHashes: readonly string[]): Promise<Proof | undefined> {
  const { rows } = await sql<Proof>`
    update sign_in_challenge set used_at = app_now()
     where link_hash = any(${linkHashes}::text[]) and used_at is null and expires_at > app_now()
    returning kind, email, booking_id, by_mobile, address_key`.execute(tx)
  return rows[0]
}

/** Why a code was not checked: it was tried too often (for so many seconds more), or is over. */
export async function whyNotTried(tx: Tx, id: string): Promise<{ secondsLeft: number } | 'over'> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from expires_at - app_now()))::integer as seconds from sign_in_challenge
     where id = ${id} and tries >= ${CODE_TRIES_MAX} and used_at is null and expires_at > app_now()`.execute(tx)
  return rows[0] === undefined ? 'over' : { secondsLeft: Math.max(1, rows[0].seconds) }
}

export async function recordWrongCode(tx: Tx, addressKey: string): Promise<void> {
  await tx.insertInto('wrong_code').values({ address_key: addressKey }).execute()
}

export type MailedChallenge = {
  kind: 'sign_in' | 'look_up'
  email: string
  sealed: string
  is_link: boolean
  expires_at: Date
  reference: string | null
}

/** What is still to be mailed of a challenge; nothing once it was, or is over. */
export async function findUnsent(db: Db, id: string): Promise<MailedChallenge | undefined> {
  const { rows } = await sql<MailedChallenge>`
    select c.kind, c.email, c.sealed, c.link_hash is not null as is_link, c.expires_at, b.reference
      from sign_in_challenge c left join booking b on b.id = c.booking_id
     where c.id = ${id} and c.email is not null and c.sealed is not null and c.used_at is null and c.expires_at > app_now()`.execute(
    db,
  )
  return rows[0]
}

export async function deleteSealed(db: Db, id: string): Promise<void> {
  await db.updateTable('sign_in_challenge').set({ sealed: null }).where('id', '=', id).execute()
}

/** Forgets, some at a time, what no limit counts any more, and sessions that have ended. */
export async function deleteOldChallenges(db: Db, most: number): Promise<void> {
  await sql`update sign_in_challenge set sealed = null where sealed is not null and expires_at < app_now()`.execute(db)
  await sql`delete from sign_in_challenge where id in (
    select id from sign_in_challenge where created_at < app_now() - ${periodText(KEPT.codes)}::interval limit ${most})`.execute(
    db,
  )
  await sql`delete from wrong_code where id in (
    select id from wrong_code where at < app_now() - ${periodText(KEPT.wrongCodes)}::interval limit ${most})`.execute(
    db,
  )
  await deleteOldCounters(db, most)
}

/**
 * Confirms the mailbox of bookings for which it was just read: by the browser that booked, or by somebody who named the mobile
 * number. A look-up by the mailbox itself shows only that it is read, by whomever.
 */
export async function confirmMailboxes(
  tx: Tx,
  { email, booking_id, by_mobile }: Proof,
  visitorId: string,
): Promise<void> {
  await sql`
    update booking set mailbox_confirmed_at = app_now()
     where mailbox_confirmed_at is null and reference is not null
       and ((visitor_id = ${visitorId} and (lower(lead ->> 'email') = lower(${email}) or id = ${booking_id}))
         or (${by_mobile}::boolean and id = ${booking_id}))`.execute(tx)
}
