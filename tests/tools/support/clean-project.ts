import { hollowPackages } from './plant.ts'

export const PACKAGES = hollowPackages([
  'zod',
  'hono',
  'kysely',
  'pg',
  '@electric-sql/pglite',
  'nodemailer',
  'sharp',
  'libphonenumber-js',
])

/** A project with one of everything, all of it where it belongs. */
export const CLEAN = {
  'contract/terms/money.ts': `export const rupees = (amount: number) => amount\n`,
  'contract/v1/places.ts': `import { z } from 'zod'\nimport { rupees } from '../terms/money.ts'\nexport const Place = z.object({ fee: z.number().default(rupees(0)) })\n`,
  'server/places/rules.ts': `import { rupees } from '#contract/terms/money.ts'\nexport const fee = () => rupees(1)\n`,
  'server/places/store.ts': `import { sql } from 'kysely'\nexport const read = () => sql\n`,
  'server/places/routes.ts': `import { read } from './store.ts'\nimport { fee } from './rules.ts'\nimport { Place } from '#contract/v1/places.ts'\nexport const placeRoutes = () => [read(), fee(), Place]\n`,
  'server/ferry/store.ts': `import { sql } from 'kysely'\nexport const readTrips = () => sql\n`,
  'server/ferry/routes.ts': `import { enqueue } from '#server/jobs/outbox.ts'\nimport { readTrips } from './store.ts'\nexport const ferryRoutes = () => [readTrips(), enqueue()]\n`,
  'server/jobs/outbox.ts': `import { open } from '#server/db/open.ts'\nexport const enqueue = () => open()\n`,
  'server/http/answer.ts': `import { rupees } from '#contract/terms/money.ts'\nexport const answer = () => rupees(2)\n`,
  'server/db/open.ts': `import pg from 'pg'\nexport const open = () => new pg.Pool()\n`,
  'server/adapters/email/smtp.ts': `import nodemailer from 'nodemailer'\nexport const send = () => nodemailer\n`,
  'server/media/draw.ts': `import sharp from 'sharp'\nexport const draw = () => sharp\n`,
  'server/wiring/parts.ts': `import { placeRoutes } from '#server/places/routes.ts'\nimport { ferryRoutes } from '#server/ferry/routes.ts'\nimport { loadBrand } from '#demo/load/brand.ts'\nimport { send } from '#server/adapters/email/smtp.ts'\nimport { draw } from '#server/media/draw.ts'\nimport { answer } from '#server/http/answer.ts'\nexport const parts = () => [placeRoutes, ferryRoutes, loadBrand, send, draw, answer]\n`,
  'server/main.ts': `import { parts } from './wiring/parts.ts'\nexport const main = () => parts()\n`,
  'demo/brand.ts': `import { rupees } from '#contract/terms/money.ts'\nexport const brand = { fee: rupees(3) }\n`,
  'demo/load/brand.ts': `import { open } from '#server/db/open.ts'\nimport { brand } from '../brand.ts'\nexport const loadBrand = () => [open(), brand]\n`,
  'site/routes.ts': `import { Button } from './ui/button.tsx'\nexport default [Button]\n`,
  'site/routes/places.tsx': `import { Card } from '#site/features/places/card.tsx'\nimport { Menu } from '#site/features/layout/menu.tsx'\nexport default () => [Card, Menu]\n`,
  'site/routes/ferry.tsx': `export default () => null\n`,
  'site/features/places/card.tsx': `import type { Place } from '#contract/v1/places.ts'\nimport { Fee } from '#site/shop/fee.tsx'\nexport const Card = (place: typeof Place) => [place, Fee]\n`,
  'site/features/layout/menu.tsx': `import { Button } from '#site/ui/button.tsx'\nexport const Menu = () => Button\n`,
  'site/shop/fee.tsx': `import type { Place } from '#contract/v1/places.ts'\nimport { Button } from '#site/ui/button.tsx'\nexport const Fee = (place: typeof Place) => [place, Button]\n`,
  'site/ui/button.tsx': `import { rupees } from '#contract/terms/money.ts'\nexport const Button = () => rupees(4)\n`,
  'office/main.tsx': `import type { Place } from '#contract/v1/places.ts'\nexport const office = (place: typeof Place) => place\n`,
}
