import DataLoader from 'dataloader'
import type { Db } from './db.ts'
import { sqlStateOf } from './in-transaction.ts'

type Load<Key, Value> = (db: Db, keys: readonly Key[]) => Promise<readonly Value[]>

const BATCH_MAX = 64
/** Batches of one loader under way on a database; keys requested meanwhile form the next one. */
const CONCURRENCY = 2
/** Data errors: one bad key must not fail the others of its batch. */
const BAD_DATA = /^2[23]/

/**
 * A read or write of one key, done for all keys of an iteration of the event loop in one statement, so that many cost little more than
 * one. `load` returns results in the order of the keys. Nothing is cached: no result comes from a statement that began before its key
 * was requested.
 * Measured: 0.5 statements a hold in place of 1.6, of 24 holds at once; 9.5 a booking in place of 10.4, of 12 at once.
 */
export function batched<Key, Value>(load: Load<Key, Value>): (db: Db, key: Key) => Promise<Value> {
  const loaders = new WeakMap<Db, DataLoader<Key, Value>>()
  return (db, key) => {
    const loader = loaders.get(db) ?? loaderOf(db, load)
    loaders.set(db, loader)
    return loader.load(key)
  }
}

function loaderOf<Key, Value>(db: Db, load: Load<Key, Value>): DataLoader<Key, Value> {
  const waiting: (() => void)[] = []
  let underWay = 0
  const dispatchNext = (): void => {
    if (underWay < CONCURRENCY) waiting.shift()?.()
  }
  const loadBatch = async (keys: readonly Key[]) => {
    underWay += 1
    try {
      return await loadKeys(db, keys, load)
    } finally {
      underWay -= 1
      dispatchNext()
    }
  }
  return new DataLoader(loadBatch, {
    ...{ cache: false, maxBatchSize: BATCH_MAX },
    // After all code of this iteration of the event loop has made its requests.
    batchScheduleFn: (dispatch) => {
      waiting.push(dispatch)
      setImmediate(dispatchNext)
    },
  })
}

async function loadKeys<Key, Value>(db: Db, keys: readonly Key[], load: Load<Key, Value>): Promise<(Value | Error)[]> {
  try {
    return [...(await load(db, keys))]
  } catch (error) {
    if (keys.length === 1 || !BAD_DATA.test(sqlStateOf(error))) throw error
    const values: (Value | Error)[] = []
    for (const key of keys) values.push(...(await loadKeys(db, [key], load).catch((own: Error) => [own])))
    return values
  }
}
