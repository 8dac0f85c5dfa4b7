import type { Db } from './db.ts'
import { sqlStateOf } from './in-transaction.ts'

type Waiting<Key, Answer> = { key: Key; resolve: (answer: Answer) => void; reject: (error: unknown) => void }
type Counter<Key, Answer> = { waiting: Waiting<Key, Answer>[]; underWay: number; isCalled: boolean }
type Load<Key, Answer> = (db: Db, keys: readonly Key[]) => Promise<readonly Answer[]>

const MOST = 64
const AT_ONCE = 2
/** Data that the database does not take: whose it is must not spoil the others'. */
const BAD_DATA = /^2[23]/

/**
 * A question of one key, answered by a statement that answers many: those that come while others are under way go together,
 * so that a crowd costs little more than one of them. `load` answers in the order of the keys. Nobody is answered by a
 * statement that began before they asked.
 */
export function together<Key, Answer>(load: Load<Key, Answer>): (db: Db, key: Key) => Promise<Answer> {
  const counters = new WeakMap<Db, Counter<Key, Answer>>()
  return (db, key) => {
    const counter = counters.get(db) ?? { waiting: [], underWay: 0, isCalled: false }
    counters.set(db, counter)
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    counter.waiting.push({ key, resolve, reject })
    callNext(db, counter, load)
    return promise
  }
}

/** Once everybody who comes in this turn of the event loop is there. */
function callNext<Key, Answer>(db: Db, counter: Counter<Key, Answer>, load: Load<Key, Answer>): void {
  if (counter.isCalled || counter.underWay === AT_ONCE || counter.waiting.length === 0) return
  counter.isCalled = true
  setImmediate(() => {
    counter.isCalled = false
    counter.underWay += 1
    const called = counter.waiting.splice(0, MOST)
    callNext(db, counter, load)
    void serve(db, called, load).finally(() => {
      counter.underWay -= 1
      callNext(db, counter, load)
    })
  })
}

async function serve<Key, Answer>(db: Db, called: Waiting<Key, Answer>[], load: Load<Key, Answer>): Promise<void> {
  try {
    const keys = called.map(({ key }) => key)
    const answers = await load(db, keys)
    for (const [index, { resolve }] of called.entries()) resolve(answers[index] as Answer)
  } catch (error) {
    if (called.length > 1 && BAD_DATA.test(sqlStateOf(error))) {
      for (const each of called) await serve(db, [each], load)
      return
    }
    for (const { reject } of called) reject(error)
  }
}
