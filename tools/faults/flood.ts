import { setTimeout as wait } from 'node:timers/promises'
import { type PayingSite, withPayingSite } from '../bench/booking/site.ts'
import { listFreeSeats, type Stage, withDatabase } from '../bench/booking/stock.ts'
import { type Measure, median, percentile99 } from '../bench/measure.ts'
import { type FloodAnswers, type FloodLoad, startFloodLoad } from './flood-load.ts'
import { isMachineQuiet } from './machine-quiet.ts'
import type { Extent } from './part.ts'
import { onPostgres } from './stages.ts'
import { withoutGuards } from './without-guards.ts'

const TIMES_THE_KNEE = 3
const GOODPUT_PERCENT = 80
/** Whoever waits longer has gone. */
const GOOD_MS = 3_000
const REFUSED_MS = 50
const CLIENTS = [1, 2, 4, 8, 16, 32] as const
/** More clients than these bring no more than so much: the knee. */
const GAIN = 1.1
const STEP_MS = 4_000
const WARM_UP_MS = 8_000
/** Until a flood is known as one, and what came before that is done. */
const UNMEASURED_MS = 20_000
const MESSAGE_EVERY_MS = 200
const SEATS = 600
const ADMISSION_GUARD = {
  file: 'server/main.ts',
  guard: '...{ ...parts.listenerParts, admission },',
  instead: '...parts.listenerParts,',
}

type Flood = { knee: number; goodput: number; answers: FloodAnswers; messages: (number | undefined)[] }

/** Three times as much is asked as the program can do: it does nearly as much as ever, and tells the rest at once to come again. */
export async function flood({ floodSeconds }: Extent): Promise<Measure[] | { skipped: string }> {
  const isQuiet = isMachineQuiet()
  const flooded = await onPostgres((stage) => floodProgram(stage, floodSeconds))
  if ('skipped' in flooded) return flooded
  const control = await onPostgres((stage) =>
    withoutGuards([ADMISSION_GUARD], (folder) => floodProgram(stage, floodSeconds, { folder, knee: flooded.knee })),
  )
  if ('skipped' in control) return control
  const { knee, goodput, answers, messages } = flooded
  const others = Object.entries(answers.others)
  for (const [status, count] of others) console.log(`  | ${count} x ${status}`)
  if (!isQuiet) console.log('  | other work is on this machine: times decide nothing')
  return [
    { name: 'the knee', unit: '/s', measured: knee },
    { name: `asked, ${TIMES_THE_KNEE} times that`, unit: '/s', measured: answers.sent / floodSeconds },
    { name: `answered well within ${GOOD_MS / 1_000} s`, unit: '/s', measured: goodput },
    {
      name: 'that, of the knee',
      unit: '%',
      measured: (goodput / knee) * 100,
      ...(isQuiet ? { least: GOODPUT_PERCENT } : {}),
    },
    { name: 'answered well, half within', unit: 'ms', measured: median(answers.good) },
    { name: 'told to come again (503)', unit: '', measured: answers.refused.length, least: 1 },
    { name: 'of these without Retry-After', unit: '', measured: answers.withoutRetryAfter, budget: 0 },
    {
      name: 'of these, half within',
      unit: 'ms',
      measured: median(answers.refused),
      ...(isQuiet ? { budget: REFUSED_MS } : {}),
    },
    {
      ...{ name: 'of these, 99 of 100 within', unit: 'ms', measured: percentile99(answers.refused) },
      ...(isQuiet ? { budget: REFUSED_MS } : {}),
    },
    { name: 'other answers', unit: '', measured: others.reduce((sum, [, count]) => sum + count, 0), budget: 0 },
    { name: 'messages of the gateway meanwhile', unit: '', measured: messages.length, least: 1 },
    {
      ...{ name: 'of these refused', unit: '', budget: 0 },
      measured: messages.filter((status) => status !== undefined && status !== 200).length,
    },
    {
      ...{ name: 'of these not answered in 10 s', unit: '', ...(isQuiet ? { budget: 0 } : {}) },
      measured: messages.filter((status) => status === undefined).length,
    },
    {
      ...{ name: 'control: without the guard, of the knee', unit: '%', budget: GOODPUT_PERCENT },
      measured: (control.goodput / knee) * 100,
    },
  ]
}

async function floodProgram(
  stage: Stage,
  seconds: number,
  { folder, knee: known }: { folder?: string; knee?: number } = {},
): Promise<Flood> {
  const seats = await withDatabase(stage, (db) => listFreeSeats(db, SEATS))
  const asked = seats.flatMap(({ tripId, seat }) => [
    { path: '/api/v1/holds', body: JSON.stringify({ lines: [{ kind: 'ferry', tripId, seats: [seat] }] }) },
    { path: '/search?q=reef' },
    { path: '/search?q=ferry' },
  ])
  const messages: (number | undefined)[] = []
  const load = startFloodLoad()
  const work = async (site: PayingSite): Promise<Flood> => {
    const ground = { origin: site.server().origin, asked }
    await load.ask({ ...ground, clients: 8, unmeasuredMs: 0, measuredMs: WARM_UP_MS })
    const knee = known ?? (await findKnee(load, ground))
    messages.length = 0
    let isOver = false
    const telling = tellAllTheTime(site, () => isOver)
    const answers = await load.ask({
      ...ground,
      perSecond: knee * TIMES_THE_KNEE,
      ...{ unmeasuredMs: UNMEASURED_MS, measuredMs: seconds * 1_000 },
    })
    isOver = true
    await telling
    return { knee, goodput: answers.good.filter((ms) => ms <= GOOD_MS).length / seconds, answers, messages }
  }
  try {
    return await withPayingSite(stage, ({ status }) => messages.push(status), work, {
      environment: { TRUSTED_PROXIES: '127.0.0.1,::1' },
      ...(folder === undefined ? {} : { folder }),
    })
  } finally {
    load.stop()
  }
}

/** As many answers a second as more clients do not raise much any more. */
async function findKnee(
  load: FloodLoad,
  ground: Pick<Parameters<FloodLoad['ask']>[0], 'origin' | 'asked'>,
): Promise<number> {
  let knee = 0
  for (const clients of CLIENTS) {
    const { good } = await load.ask({ ...ground, clients, unmeasuredMs: 500, measuredMs: STEP_MS })
    const perSecond = good.length / (STEP_MS / 1_000)
    console.log(`  | ${clients} at a time: ${perSecond.toFixed(0)}/s, half within ${median(good).toFixed(0)} ms`)
    if (perSecond < knee * GAIN) return Math.max(knee, perSecond)
    knee = perSecond
  }
  return knee
}

/** The gateway has something to say a few times a second: of orders that are none of ours, as from another shop. */
async function tellAllTheTime(site: PayingSite, isOver: () => boolean): Promise<void> {
  for (let order = 0; !isOver(); order += 1) {
    site.gateway.books.pay({ orderId: `order_flood${order}`, outcome: 'authorized', amount: 10_000 })
    await wait(MESSAGE_EVERY_MS)
  }
  await site.gateway.webhooks.drain()
}
