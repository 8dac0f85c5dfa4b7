import { sql } from 'kysely'
import { FORM_POSTS } from '#contract/terms/booking-rules.ts'
import type { Tx } from '#server/db/db.ts'
import { ahead } from '#server/db/statements.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { countedMailbox } from '#server/visitors/canonical-mailbox.ts'
import type { LimitKeys } from './count-uses.ts'
import { countUses, type Full, type Use } from './count-uses.ts'

/** The requester of a form as limits count it: a hash of the network, and the mailbox and mobile number that the form names, if any. */
export type FormRequester = { network: string; mailbox?: string | undefined; mobile?: string | undefined }

type Counter = keyof typeof FORM_POSTS

/**
 * Counts an accepted post of any form that makes us write to somebody: enquiries, quotes sent, messages about a booking. The three
 * counters are independent (booking rules 3.4.1), so changing one of the three does not get around the others.
 */
export async function countForm(tx: Tx, keys: LimitKeys, requester: FormRequester): Promise<ApiRefusal | undefined> {
  const full = await countUses(tx, usesOf(keys, requester))
  return full && refusalOf(full)
}

function usesOf(keys: LimitKeys, { network, mailbox, mobile }: FormRequester): Use<Counter>[] {
  const use = (of: Counter, text: string): Use<Counter> => ({
    of,
    key: keys(`form ${of}`, text),
    windows: [FORM_POSTS[of]],
  })
  return [
    use('network', network),
    ...(mailbox === undefined ? [] : [use('mailbox', countedMailbox(mailbox))]),
    ...(mobile === undefined ? [] : [use('mobile', mobile)]),
  ]
}

const WHOSE: Record<Counter, string> = {
  network: 'from your network',
  mailbox: 'with this email address',
  mobile: 'with this mobile number',
}

function refusalOf({ of, retryAfterSeconds }: Full<Counter>): ApiRefusal {
  return {
    status: 429,
    code: 'too_many',
    message: `We have had several messages ${WHOSE[of]} in a short time. Please try again later, or call us.`,
    retryAfterSeconds,
  }
}

/** Serialises the posts of one requester until the transaction ends. */
export async function lockRequester(tx: Tx, requester: string): Promise<void> {
  await lockRequesters(tx, [requester])
}

/** The same for several, locked in the order of their keys. */
export async function lockRequesters(tx: Tx, requesters: readonly string[]): Promise<void> {
  await ahead(
    tx,
    sql`
    insert into form_limit (sender, last_at)
    select distinct sender, app_now() from unnest(${requesters}::text[]) sender order by sender
    on conflict (sender) do update set last_at = excluded.last_at`,
  )
}
