import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { afterCommit, inTransaction } from './in-transaction.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await openTestDatabase()
})
afterAll(() => test.close())

describe('inTransaction', () => {
  it('runs again what lost a race, and keeps one result', async () => {
    let runs = 0
    await inTransaction(test.db, async (tx) => {
      runs += 1
      await tx
        .insertInto('setting')
        .values({ key: `run-${runs}`, value: '1' })
        .execute()
      if (runs < 3) throw lostRace('40P01')
    })
    const rows = await test.db.selectFrom('setting').select('key').where('key', 'like', 'run-%').execute()
    expect(rows).toEqual([{ key: 'run-3' }])
  })

  it('gives up after three retries', async () => {
    let runs = 0
    const work = async () => {
      runs += 1
      throw lostRace('40001')
    }
    await expect(inTransaction(test.db, work)).rejects.toThrow('lost')
    expect(runs).toBe(4)
  })

  it('does the steps that wait for the commit, and none of a transaction that failed', async () => {
    const steps: string[] = []
    await inTransaction(test.db, async (tx) => afterCommit(tx, () => steps.push('done')))
    const failing = inTransaction(test.db, async (tx) => {
      afterCommit(tx, () => steps.push('never'))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(steps).toEqual(['done'])
  })

  it('is part of a transaction that is open, and is undone with it', async () => {
    const steps: string[] = []
    const failing = inTransaction(test.db, async (tx) => {
      await inTransaction(tx, async (inner) => {
        afterCommit(inner, () => steps.push('never'))
        await inner.insertInto('setting').values({ key: 'inner', value: '1' }).execute()
      })
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await test.db.selectFrom('setting').select('key').where('key', '=', 'inner').execute()).toEqual([])
    expect(steps).toEqual([])
  })
})

function lostRace(code: string): Error {
  return Object.assign(new Error('lost'), { code })
}
