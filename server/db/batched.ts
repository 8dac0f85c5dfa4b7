import DataLoader from 'dataloader'
import type { Db } from './db.ts'
import { sqlStateOf } from './in-transaction.ts'

type Load<Key, Value> = (db: Db, keys: readonly Key[]) => Promise<readonly Value[]>

const BATCH_MAX = 64
/** Batches of one loader that may be under way on a database; the keys asked for meanwhile make up the next one. */
const CONCURRENCY = 2
/** Data that the database does not take: whose key it is must not spoil the others'. */
const BAD_DATA = /^2[23]/

/**
 * A read or write of one key, done for all keys of the same moment in one statement, so that a crowd costs little more than one of
 * it. `load` answers in the order of the keys. Nothing is cached: no key is answered by a statement that began before it was asked for.
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
    // Not before everybody has asked who does so in this turn of the event loop.
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
