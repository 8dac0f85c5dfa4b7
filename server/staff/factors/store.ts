import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/db.ts'

export type PasskeyRow = {
  id: string
  member_id: string
  credential_id: string
  public_key: string
  counter: number
  transports: string[]
  name: string
  created_at: Date
  used_at: Date | null
}

const PASSKEY = sql`id, member_id, credential_id, public_key, counter::float8 as counter, transports, name, created_at, used_at`

export async function listPasskeys(db: Db, memberId: string): Promise<PasskeyRow[]> {
  const { rows } = await sql<PasskeyRow>`
    select ${PASSKEY} from staff_passkey where member_id = ${memberId} order by created_at, id`.execute(db)
  return rows
}

/** A member's passkey, by what its authenticator calls it. */
export async function findPasskey(tx: Tx, memberId: string, credentialId: string): Promise<PasskeyRow | undefined> {
  const { rows } = await sql<PasskeyRow>`
    select ${PASSKEY} from staff_passkey where member_id = ${memberId} and credential_id = ${credentialId}`.execute(tx)
  return rows[0]
}

/** False where the passkey is set up already, be it by another member. */
export async function insertPasskey(tx: Tx, passkey: Omit<PasskeyRow, 'created_at' | 'used_at'>): Promise<boolean> {
  const { id, member_id, credential_id, public_key, counter, transports, name } = passkey
  const { rows } = await sql`
    insert into staff_passkey (id, member_id, credential_id, public_key, counter, transports, name)
    values (${id}, ${member_id}, ${credential_id}, ${public_key}, ${counter}, ${transports}::text[], ${name})
    on conflict (credential_id) do nothing returning id`.execute(tx)
  return rows.length > 0
}

export async function markUsed(tx: Tx, id: string, counter: number): Promise<void> {
  await sql`update staff_passkey set counter = ${counter}, used_at = app_now() where id = ${id}`.execute(tx)
}

export async function deletePasskey(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('staff_passkey').where('id', '=', id).execute()
}

export async function deletePasskeysOf(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('staff_passkey').where('member_id', '=', memberId).execute()
}

export type Purpose = 'sign' | 'make' | 'authenticator'

type Asked = { sessionHash: string; purpose: Purpose; content: string; minutes: number }

/** Asks the browser of a session something; what it was asked before for the same purpose is over. */
export async function replaceChallenge(tx: Db, { sessionHash, purpose, content, minutes }: Asked): Promise<void> {
  await sql`
    insert into staff_challenge (session_hash, purpose, content, expires_at)
    values (${sessionHash}, ${purpose}, ${content}, app_now() + ${minutes} * interval '1 minute')
    on conflict (session_hash, purpose) do update set content = excluded.content, expires_at = excluded.expires_at`.execute(
    tx,
  )
}

/** What is asked, as long as it may be answered. */
export async function findChallenge(tx: Tx, sessionHash: string, purpose: Purpose): Promise<string | undefined> {
  const { rows } = await sql<{ content: string }>`
    select content from staff_challenge
     where session_hash = ${sessionHash} and purpose = ${purpose} and expires_at > app_now()`.execute(tx)
  return rows[0]?.content
}

export async function deleteChallenge(tx: Tx, sessionHash: string, purpose: Purpose): Promise<void> {
  await sql`delete from staff_challenge where session_hash = ${sessionHash} and purpose = ${purpose}`.execute(tx)
}

/** Takes what is asked away, so that it is answered once; undefined where it was answered or is over. */
export async function consumeChallenge(tx: Tx, sessionHash: string, purpose: Purpose): Promise<string | undefined> {
  const { rows } = await sql<{ content: string; is_live: boolean }>`
    delete from staff_challenge where session_hash = ${sessionHash} and purpose = ${purpose}
    returning content, expires_at > app_now() as is_live`.execute(tx)
  return rows[0]?.is_live === true ? rows[0].content : undefined
}
