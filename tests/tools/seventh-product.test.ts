import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyTree, type OwnTree } from '#tools/mutations/own-tree.ts'

const ROOT = join(import.meta.dirname, '../..')
const PLACES_MAX = 8

/** A product in a folder of its own: its code, and a test that buys it with what the test needs. */
const FOLDER = {
  'server/fishing/product.ts': 'fishing/product.ts.txt',
  'tests/api/fishing.test.ts': 'fishing/fishing.test.ts.txt',
  'tests/support/load-pinned.ts': 'fishing/load-pinned.ts.txt',
  'fishing.config.ts': 'fishing/vitest.config.ts.txt',
}

/** Every place outside of it that has to know of the product: `after` stands there already. */
const PLACES: readonly { path: string; after: string; add: string }[] = [
  {
    path: 'contract/v1/trip-lines.ts',
    after: "\nexport const Line = z.discriminatedUnion('kind', [",
    add: `z.strictObject({
  kind: z.literal('fishing'),
  ...Seen,
  date: Day,
  ages: z.array(z.int().min(0).max(120)).min(1).max(PARTY_COUNT_MAX),
}), `,
  },
  {
    path: 'contract/v1/trip-lines.ts',
    after: '  ActivityLine.extend(Held),\n',
    add: '  Line.options[0].extend(Held),\n',
  },
  {
    path: 'server/documents/invoice-rules.ts',
    after: "export const SERVICE_CODES: Record<HeldLine['kind'], { code: string; service: string }> = {\n",
    add: "  fishing: { code: '999652', service: 'Sports and recreational sports facility services' },\n",
  },
  {
    path: 'contract/terms/trip-travellers.ts',
    after: 'export type CountedLine =\n',
    add: "  | { kind: 'fishing'; ages: readonly number[] }\n",
  },
  {
    path: 'server/products/priced-line.ts',
    after: 'export const NO_STOCK = {\n',
    add: '  boats: [] as { day: string; boats: number }[],\n',
  },
  {
    path: 'server/products/stocks.ts',
    after: '  slots: SLOT_STOCK,\n',
    add: '  boats: BOAT_STOCK,\n',
  },
  {
    path: 'server/products/registry.ts',
    after: '  ferry: [ferryProduct],\n',
    add: '  fishing: [fishingProduct],\n',
  },
]
/** The tables of its stock, in a migration of its own. */
const MIGRATION = `
alter table booking_line drop constraint booking_line_kind_check;
alter table booking_line add check (kind in ('package', 'hotel', 'ferry', 'car', 'activity', 'fishing'));
create table fishing_day (day date primary key);
create table fishing_claim (
  day date not null references fishing_day, claim text not null, boats integer not null, expires_at timestamptz, primary key (day, claim));
`
const IMPORTS: Record<string, string> = {
  'server/products/stocks.ts': "import { BOAT_STOCK } from '#server/fishing/product.ts'\n",
  'server/products/registry.ts': "import { fishingProduct } from '#server/fishing/product.ts'\n",
}

let tree: OwnTree
const run = async (...args: string[]): Promise<{ code: number; text: string }> => {
  const { NODE_OPTIONS: _, VITEST: __, ...env } = process.env
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: tree.root, env })
    return { code: 0, text: stdout }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, text: `${stdout}${stderr}` }
  }
}

beforeAll(async () => {
  tree = await copyTree(ROOT)
  mkdirSync(join(tree.root, 'server/fishing'))
  for (const [path, text] of Object.entries(FOLDER))
    tree.write(path, readFileSync(join(import.meta.dirname, text), 'utf8'))
  tree.write('server/db/migrations/9000-fishing.sql', MIGRATION)
  for (const { path, after, add } of PLACES) {
    const text = readFileSync(join(tree.root, path), 'utf8')
    if (text.split(after).length !== 2) throw new Error(`Not one place after ${JSON.stringify(after)} in ${path}`)
    tree.write(path, text.replace(after, `${after}${add}`))
  }
  for (const [path, line] of Object.entries(IMPORTS))
    tree.write(path, line + readFileSync(join(tree.root, path), 'utf8'))
  await run('node_modules/@react-router/dev/bin.cjs', 'typegen')
}, 60_000)
afterAll(() => tree.remove())

test('a seventh product is known to no more than eight places outside its own folder', () => {
  expect(PLACES.length + 1).toBeLessThanOrEqual(PLACES_MAX)
})

test('and all of the program is of the right types with it', { timeout: 120_000 }, async () => {
  expect(await run('node_modules/typescript/bin/tsc', '--singleThreaded')).toEqual({ code: 0, text: '' })
})

test('and it is priced, held, booked, paid, cancelled and refunded', { timeout: 120_000 }, async () => {
  const { code, text } = await run('node_modules/vitest/vitest.mjs', 'run', '--config=fishing.config.ts')
  expect([code, /Tests .*1 passed/.test(text)], text).toEqual([0, true])
})
