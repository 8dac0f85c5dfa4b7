import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { unheardFiles, unsentStatements } from '#tools/gate/compare-statements.ts'
import { filesOnEmbedded, filesOnPostgres, leftOutOnEmbedded, ONCE, POSTGRES_ONLY } from '#tools/gate/databases.ts'
import { shapeOf } from '#tools/gate/statement-shape.ts'
import { ROOT } from '#tools/project-files.ts'

const API_FILES = globSync('tests/api/**/*.test.ts', { cwd: ROOT })
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')

describe('each file of tests/api', () => {
  test('runs on one database at least, and on both unless a list names it', () => {
    const [embedded, postgres] = [new Set(filesOnEmbedded()), new Set(filesOnPostgres())]
    const alone = API_FILES.filter((path) => !embedded.has(path) || !postgres.has(path))
    expect(alone.toSorted()).toEqual([...POSTGRES_ONLY, ...ONCE].toSorted())
    expect(API_FILES.filter((path) => !embedded.has(path) && !postgres.has(path))).toEqual([])
    expect(embedded.size + postgres.size).toBe(2 * API_FILES.length - POSTGRES_ONLY.length - ONCE.length)
  })

  test('that asks which database it runs on, or is about locks and crowds, runs on both', () => {
    const about = API_FILES.filter((path) => /testEngine|waiting-for-locks|race-rounds|own-postgres/.test(textOf(path)))
    expect(about.length).toBeGreaterThan(5)
    expect(about.filter((path) => POSTGRES_ONLY.includes(path))).toEqual([])
  })

  test('runs on the embedded database where there is no server', () => {
    expect(leftOutOnEmbedded({ missing: 'no server' })).toEqual([])
    expect(leftOutOnEmbedded({ url: 'postgres://127.0.0.1' })).toEqual(POSTGRES_ONLY)
  })

  test('that runs once opens no database under test', () => {
    for (const path of ONCE)
      expect(textOf(path), path).not.toMatch(/support\/(?:test-api|test-database|demo-database|visited-site|full-shop)/)
  })
})

describe('statements of files that run on PostgreSQL only', () => {
  const embedded = [{ file: 'tests/api/both.test.ts', statements: ['select $', 'begin'] }]
  const postgres = [
    { file: 'tests/api/both.test.ts', statements: ['select $', 'listen x'] },
    { file: 'tests/api/alone.test.ts', statements: ['select $', 'update a set b = $'] },
  ]
  const alone = ['tests/api/alone.test.ts']

  test('have been sent to the embedded database, or are named with who sends them', () => {
    expect(unsentStatements(embedded, postgres, alone)).toEqual([
      { file: 'tests/api/alone.test.ts', statement: 'update a set b = $' },
    ])
    const more = [...embedded, { file: 'server/a.test.ts', statements: ['update a set b = $'] }]
    expect(unsentStatements(more, postgres, alone)).toEqual([])
  })

  test('are known: a file that was not heard of is named', () => {
    expect(unheardFiles(postgres, alone)).toEqual([])
    expect(unheardFiles(postgres, [...alone, 'tests/api/gone.test.ts'])).toEqual(['tests/api/gone.test.ts'])
  })

  test.each([
    ['select a\n  from b where c = $1', 'select a from b where c = $'],
    ['delete from b where c in ($1, $2, $3)', 'delete from b where c in ($)'],
    ['insert into b (c, d) values ($1, $2), ($3, $4)', 'insert into b (c, d) values ($)'],
    ['select $1::int[] from b where c = any($2::text[])', 'select $::int[] from b where c = any($)'],
    ['create database test_0a1b', 'create database own_name'],
  ])('%s is told by its shape', (statement, shape) => {
    expect(shapeOf(statement)).toBe(shape)
  })
})
