import type { Checklist, ChecklistStep } from '#contract/office/first-day.ts'
import type { Brand } from '#contract/terms/brand.ts'
import { counted } from '#contract/terms/counted.ts'
import { DAY_MS } from '#contract/terms/durations.ts'
import { FIRST_DAY_STEPS, type FirstDayStep, RECENT_BACKUP_DAYS } from '#contract/terms/first-day-steps.ts'
import { dayInIndia, formatDay } from '#contract/terms/india-time.ts'
import type { Db } from '#server/db/db.ts'
import { readBrand } from '#server/settings/brand.ts'
import { readConfirmedPolicies } from '#server/settings/confirmed-policies.ts'
import { isChecklistPutAway, readOwnCatalogue } from '#server/settings/own-catalogue.ts'
import { type ChecklistFacts, readChecklistFacts } from './checklist-store.ts'
import { openPolicies, policiesStep } from './policies-step.ts'

/** How the process runs, and what the demo is known by. */
export type Setup = {
  payments: 'practice' | 'test' | 'live'
  hasMailServer: boolean
  lastBackupAt: () => Promise<string | undefined>
  demo: { brand: Brand; policies: Record<string, string> }
}

type Parts = { db: Db; setup: Setup; now: () => Date }
type Found = Omit<ChecklistStep, 'id'>

export async function readChecklist({ db, setup, now }: Parts): Promise<Checklist> {
  const own = await readOwnCatalogue(db)
  const facts = await readChecklistFacts(db, own?.at ?? null)
  const known = { demo: setup.demo.policies, confirmed: await readConfirmedPolicies(db) }
  const found: Record<FirstDayStep, Found> = {
    brand: brandStep(await readBrand(db), setup.demo.brand),
    own_data: own === undefined ? todo('The demo is on the site') : done(`Since ${dayOf(own.at)}`),
    policies: policiesStep(facts.policies, known),
    hotel: facts.hotel === null ? todo('None with a photograph of its own yet') : done(facts.hotel),
    product: productStep(facts, own !== undefined),
    payments: PAYMENTS[setup.payments],
    mail: mailStep(facts, setup),
    team: { isDone: facts.members > 1, note: counted(facts.members, 'member') },
    test_booking: facts.booking === null ? todo('None of your own yet') : done(facts.booking),
    backup: backupStep(await setup.lastBackupAt(), now()),
  }
  return {
    steps: FIRST_DAY_STEPS.map((id) => ({ id, ...found[id] })),
    openPolicies: openPolicies(facts.policies, known),
    isPutAway: await isChecklistPutAway(db),
  }
}

const done = (note: string): Found => ({ isDone: true, note })
const todo = (note: string): Found => ({ isDone: false, note })
const dayOf = (at: string) => formatDay(dayInIndia(new Date(at)))

const PAYMENTS: Record<Setup['payments'], Found> = {
  practice: todo(
    'The practice gateway stands in: no money moves. Set RAZORPAY_KEY_ID and its two secrets, then restart',
  ),
  test: todo('Test keys are set: no money moves. Set the live keys, then restart'),
  live: done('Live keys are set'),
}

/** What visitors would still read of the demo's business. */
function brandStep(brand: Brand | undefined, demo: Brand): Found {
  const left = [
    ...(brand?.brandName === demo.brandName ? ['name'] : []),
    ...(brand?.email === demo.email ? ['mailbox'] : []),
    ...(brand?.phones.some(({ e164 }) => demo.phones.some((phone) => phone.e164 === e164)) ? ['telephone'] : []),
    ...(brand?.gstin === demo.gstin ? ['GSTIN'] : []),
  ]
  return left.length === 0 ? done(brand?.brandName ?? '') : todo(`Still the demo's: ${left.join(', ')}`)
}

function productStep({ product }: ChecklistFacts, isOwn: boolean): Found {
  if (product === null) return todo('None yet')
  return isOwn ? done(product) : todo('Those of the demo only')
}

function mailStep({ hasSentMail }: ChecklistFacts, { hasMailServer }: Setup): Found {
  if (!hasMailServer) return todo('Mails are kept on this machine. Set SMTP_URL, then restart')
  return hasSentMail ? done('A mail has gone out') : todo('A mail server is set, and no mail has gone out yet')
}

function backupStep(lastAt: string | undefined, now: Date): Found {
  if (lastAt === undefined) return todo('None is known. Run npm run backup, and have it run every night')
  const isRecent = now.getTime() - Date.parse(lastAt) < RECENT_BACKUP_DAYS * DAY_MS
  return { isDone: isRecent, note: `The last is of ${dayOf(lastAt)}` }
}
