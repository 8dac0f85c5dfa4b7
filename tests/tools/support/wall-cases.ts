/** One planted breach a row: the one rule that must fire, what is wrong, and the files that are wrong. */
export const BREACHES: [rule: string, what: string, files: Record<string, string>][] = [
  [
    'terms-import-nothing',
    'terms that use a schema',
    { 'contract/terms/limits.ts': `import { z } from 'zod'\nexport const Limit = z.number()\n` },
  ],
  [
    'terms-import-nothing',
    'terms that use Node',
    { 'contract/terms/limits.ts': `import { hash } from 'node:crypto'\nexport const limit = hash\n` },
  ],
  [
    'contract-imports-only-contract-and-zod',
    'a contract that uses the web framework',
    { 'contract/v1/ferry.ts': `import { Hono } from 'hono'\nexport const api = new Hono()\n` },
  ],
  [
    'contract-imports-only-contract-and-zod',
    'a contract that knows the server',
    { 'contract/v1/ferry.ts': `import { fee } from '#server/places/rules.ts'\nexport const price = fee\n` },
  ],
  [
    'screens-see-only-the-contract',
    'a page that calls the server',
    {
      'site/features/places/fee.ts': `import { fee } from '../../../server/places/rules.ts'\nexport const shown = fee\n`,
    },
  ],
  [
    'screens-see-only-the-contract',
    'a page that takes a type of the server',
    {
      'site/features/places/fee.ts': `import type { fee } from '#server/places/rules.ts'\nexport type Fee = typeof fee\n`,
    },
  ],
  [
    'screens-see-only-the-contract',
    'a page that loads the server late',
    { 'site/features/places/fee.ts': `export const load = () => import('#server/places/rules.ts')\n` },
  ],
  [
    'screens-are-strangers',
    'a page that uses the office',
    {
      'site/features/places/fee.ts': `import { office } from '../../../office/main.tsx'\nexport const shown = office\n`,
    },
  ],
  [
    'screens-are-strangers',
    'an office that uses a page',
    { 'office/list.tsx': `import { Button } from '#site/ui/button.tsx'\nexport const list = Button\n` },
  ],
  [
    'server-sees-no-screen',
    'a server that imports a page',
    { 'server/places/show.ts': `import { Button } from '#site/ui/button.tsx'\nexport const show = Button\n` },
  ],
  [
    'server-sees-no-screen',
    'wiring that imports a test',
    {
      'tests/support/world.ts': `import { brand } from '#demo/brand.ts'\nexport const world = brand\n`,
      'server/wiring/world.ts': `import { world } from '#tests/support/world.ts'\nexport const parts = world\n`,
    },
  ],
  [
    'only-wiring-knows-the-demo',
    'a slice that reads the demo',
    { 'server/places/fees.ts': `import { brand } from '#demo/brand.ts'\nexport const fees = brand\n` },
  ],
  [
    'demo-knows-no-loader',
    'a demo that loads itself',
    { 'demo/fees.ts': `import { loadBrand } from './load/brand.ts'\nexport const fees = loadBrand\n` },
  ],
  [
    'server-sees-no-screen',
    'a loader of the demo that imports a page',
    { 'demo/load/fees.ts': `import { Button } from '#site/ui/button.tsx'\nexport const fees = Button\n` },
  ],
  [
    'demo-imports-only-contract',
    'a demo that asks the server',
    { 'demo/fees.ts': `import { fee } from '#server/places/rules.ts'\nexport const fees = fee\n` },
  ],
  [
    'demo-imports-only-contract',
    'a demo that reads the disk',
    { 'demo/fees.ts': `import { readFileSync } from 'node:fs'\nexport const fees = readFileSync\n` },
  ],
  [
    'rules-are-pure',
    'rules that use Node',
    { 'server/ferry/fare-rules.ts': `import { randomUUID } from 'node:crypto'\nexport const fare = randomUUID\n` },
  ],
  [
    'rules-are-pure',
    'rules that use a use case',
    {
      'server/places/open.ts': `export const open = () => true\n`,
      'server/places/hours-rules.ts': `import { open } from './open.ts'\nexport const hours = open\n`,
    },
  ],
  [
    'booking-core-is-pure',
    'a decision that writes',
    {
      'server/bookings/store/save.ts': `export const save = () => true\n`,
      'server/bookings/core/decide.ts': `import { save } from '../store/save.ts'\nexport const decide = save\n`,
    },
  ],
  [
    'stores-and-routes-are-private',
    "a slice that reads another's rows",
    {
      'server/places/trips.ts': `import { readTrips } from '#server/ferry/store.ts'\nexport const trips = readTrips\n`,
    },
  ],
  [
    'stores-and-routes-are-private',
    "a slice that reads another's second store",
    {
      'server/ferry/seat-store.ts': `import { sql } from 'kysely'\nexport const seats = sql\n`,
      'server/places/trips.ts': `import { seats } from '#server/ferry/seat-store.ts'\nexport const trips = seats\n`,
    },
  ],
  [
    'plumbing-knows-no-slice',
    'a job runner that knows a slice',
    {
      'server/ferry/sweep.ts': `export const sweep = () => true\n`,
      'server/jobs/sweeper.ts': `import { sweep } from '#server/ferry/sweep.ts'\nexport const run = sweep\n`,
    },
  ],
  [
    'plumbing-knows-no-slice',
    'an HTTP layer that knows the wiring',
    { 'server/http/all.ts': `import { parts } from '#server/wiring/parts.ts'\nexport const all = parts\n` },
  ],
  [
    'drivers-live-in-db',
    'a slice that opens a connection',
    { 'server/places/connect.ts': `import pg from 'pg'\nexport const pool = pg\n` },
  ],
  [
    'drivers-live-in-db',
    'a slice that opens the embedded engine',
    { 'server/places/connect.ts': `import { PGlite } from '@electric-sql/pglite'\nexport const engine = PGlite\n` },
  ],
  [
    'vendors-live-in-adapters',
    'a slice that sends mail itself',
    { 'server/places/mail.ts': `import nodemailer from 'nodemailer'\nexport const mail = nodemailer\n` },
  ],
  [
    'vendors-live-in-adapters',
    'a page that carries the plans of all telephone numbers',
    { 'site/ui/phone.ts': `import parse from 'libphonenumber-js'\nexport const phone = parse\n` },
  ],
  [
    'pictures-are-made-in-media',
    'a slice that resizes pictures',
    { 'server/places/picture.ts': `import sharp from 'sharp'\nexport const picture = sharp\n` },
  ],
  [
    'features-are-strangers',
    'a feature that borrows from another',
    {
      'site/features/ferry/list.tsx': `import { Card } from '#site/features/places/card.tsx'\nexport const List = Card\n`,
    },
  ],
  [
    'ui-knows-no-feature-and-no-v1',
    'a part that knows a feature',
    { 'site/ui/shelf.tsx': `import { Card } from '../features/places/card.tsx'\nexport const Shelf = Card\n` },
  ],
  [
    'ui-knows-no-feature-and-no-v1',
    'a part that knows the wire',
    { 'site/ui/shelf.tsx': `import type { Place } from '#contract/v1/places.ts'\nexport type Shelf = typeof Place\n` },
  ],
  [
    'ui-knows-no-shop',
    'a part that knows the shop',
    { 'site/ui/shelf.tsx': `import { Fee } from '#site/shop/fee.tsx'\nexport const Shelf = Fee\n` },
  ],
  [
    'ui-knows-no-shop',
    'a part that knows how pages are made',
    {
      'site/page/left-out.ts': `export const leftOut = 'left out'\n`,
      'site/ui/shelf.tsx': `import { leftOut } from '#site/page/left-out.ts'\nexport const Shelf = leftOut\n`,
    },
  ],
  [
    'shop-knows-no-feature',
    'a shelf that takes from a feature',
    { 'site/shop/shelf.tsx': `import { Card } from '#site/features/places/card.tsx'\nexport const Shelf = Card\n` },
  ],
  [
    'shop-knows-no-feature',
    'a shelf that takes a type of a feature',
    {
      'site/shop/shelf.ts': `import type { Card } from '#site/features/places/card.tsx'\nexport type Shelf = typeof Card\n`,
    },
  ],
  [
    'nobody-imports-a-route',
    'a shelf that imports a page',
    { 'site/shop/shelf.tsx': `import Ferry from '#site/routes/ferry.tsx'\nexport const Shelf = Ferry\n` },
  ],
  [
    'nobody-imports-a-route',
    'a feature that imports a page',
    { 'site/features/ferry/page.tsx': `import Ferry from '#site/routes/ferry.tsx'\nexport const Page = Ferry\n` },
  ],
  [
    'no-cycles',
    'two files that need each other',
    {
      'server/ferry/first.ts': `import { second } from './second.ts'\nexport const first = () => second\n`,
      'server/ferry/second.ts': `import { first } from './first.ts'\nexport const second = () => first\n`,
    },
  ],
  ['no-orphans', 'a file that nobody knows', { 'server/ferry/alone.ts': `export const alone = true\n` }],
  [
    'unresolved-import',
    'an import that leads nowhere',
    {
      'server/ferry/astray.ts': `import { nothing } from '#server/nowhere/nothing.ts'\nexport const astray = nothing\n`,
    },
  ],
]
