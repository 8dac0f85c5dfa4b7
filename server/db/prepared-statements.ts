import type { Writable } from 'node:stream'
import type pg from 'pg'
import { type Sending, sendingOf } from './statements.ts'

/** A statement of a client's transaction, with its values. */
type Statement = { name?: string | undefined; text: string; values: readonly unknown[] }

/** A number for each text, and for each joined text under the numbers of its parts. */
const numbers = new Map<string, number>()

const joined = new Map<string, { name: string; text: string }>()

type Ask = (statement: Statement | string, values?: readonly unknown[]) => Promise<pg.QueryResult>
type Waiting = Statement & { table: string | undefined }

const DONE = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] } satisfies pg.QueryResult

/** Makes a connection send statements as the functions of statements.ts say: prepared, or deferred until the next that cannot wait. */
export function followSendings(client: pg.PoolClient): void {
  const plainQuery = client.query.bind(client) as (...question: unknown[]) => unknown
  const ask = plainQuery as unknown as Ask
  const isPipelined = 'pipeline' in client && client.pipeline === true
  const stream = 'connection' in client ? (client.connection as { stream?: Writable }).stream : undefined
  let waiting: Waiting[] = []
  let isInside = false

  /** Sends what is deferred, then this, in order; pipelined where the connection can. */
  const send = async (last: () => Promise<pg.QueryResult>): Promise<pg.QueryResult> => {
    const questions = [...inOneEach(waiting).map((each) => () => ask(each)), last]
    waiting = []
    if (!isPipelined) {
      for (const question of questions.slice(0, -1)) await question()
      return last()
    }
    // In one packet, as far as they fit.
    stream?.cork()
    const asked = questions.map((question) => question())
    stream?.uncork()
    const answers = await Promise.allSettled(asked)
    const failed = answers.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
    const answer = answers.at(-1)
    return answer?.status === 'fulfilled' ? answer.value : DONE
  }

  const query = (...question: unknown[]): unknown => {
    const [text, values] = question as [unknown, readonly unknown[] | undefined]
    if (typeof text !== 'string' || question.length > 2) return plainQuery(...question)
    if (text === 'begin') {
      isInside = true
      waiting = [{ text, values: [], table: undefined }]
      return Promise.resolve(DONE)
    }
    if (text === 'rollback') {
      isInside = false
      const isBegun = !waiting.some((each) => each.text === 'begin')
      waiting = []
      return isBegun ? ask(text) : Promise.resolve({ ...DONE, command: 'ROLLBACK' })
    }
    if (text === 'commit') isInside = false
    const sending = values === undefined ? undefined : sendingOf(values)
    if (isInside && (sending === 'ahead' || typeof sending === 'object')) {
      waiting.push({ ...namedStatement(text, values), table: tableOf(sending) })
      return Promise.resolve(DONE)
    }
    const last = () => (sending === undefined ? ask(text, values) : ask(namedStatement(text, values)))
    return waiting.length === 0 ? last() : send(last)
  }
  // The driver declares a dozen overloads; all go through this one, so the declared type stays true.
  client.query = query as typeof client.query
}

function namedStatement(text: string, values: readonly unknown[] = []): Statement {
  return { name: `statement-${numberOf(text)}`, text, values }
}

function tableOf(sending: Sending): string | undefined {
  return typeof sending === 'object' ? sending.later : undefined
}

/** Joins adjacent writes into one statement, up to the second write to the same table. */
function inOneEach(waiting: readonly Waiting[]): Statement[] {
  const groups: Waiting[][] = []
  for (const each of waiting) {
    const group = groups.at(-1)
    const isJoined =
      each.table !== undefined && group?.every(({ table }) => table !== undefined && table !== each.table)
    if (isJoined) group?.push(each)
    else groups.push([each])
  }
  return groups.map((group) => (group[0]?.table === undefined ? (group[0] as Statement) : joinStatements(group)))
}

/** Several writes as one statement, which a connection may prepare. They do not see each other's changes. */
function joinStatements(parts: readonly Statement[]): Statement {
  const values = parts.flatMap((part) => part.values)
  const key = parts.map(({ text }) => numberOf(text)).join('-')
  const known = joined.get(key) ?? { name: `later-${key}`, text: textOf(parts) }
  joined.set(key, known)
  return { ...known, values }
}

function textOf(parts: readonly Statement[]): string {
  const [only] = parts
  if (parts.length === 1 && only !== undefined) return only.text
  let count = 0
  const written = parts.map(({ text, values }, index) => {
    const before = count
    count += values.length
    return `write_${index} as (${text.replace(/\$(\d+)/g, (_, place) => `$${before + Number(place)}`)})`
  })
  return `with ${written.join(', ')} select`
}

/** The number of a text, which names its prepared statement. */
function numberOf(text: string): number {
  const number = numbers.get(text) ?? numbers.size + 1
  numbers.set(text, number)
  return number
}
