import { setTimeout as wait } from 'node:timers/promises'
import { type PayingSite, withPayingSite } from '../bench/booking/site.ts'
import { listFreeSeats, type Stage, withDatabase } from '../bench/booking/stock.ts'
import { type Measure, median, percentile99 } from '../bench/measure.ts'
import { type FloodLoad, type FloodResponses, startFloodLoad } from './flood-load.ts'
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
const SETTLE_MS = 500
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

/** What a machine can do changes from minute to minute: each flood is compared with the knee just before and just after it. */
const ROUNDS = 3
/** Until nobody is turned away any more. */
const CALM_MS = 6_000

type Knee = { perSecond: number; clients: number }
/** `ofKnee`: percent of the knee that is answered well, of each round. */
type Flood = {
  knee: Knee
  goodput: number
  ofKnee: number[]
  answers: FloodResponses
  messages: (number | undefined)[]
}

/** Three times as much is asked as the program can do: it does nearly as much as ever, and tells the rest at once to come again. */
export async function flood({ floodSeconds }: Extent): Promise<Measure[] | { skipped: string }> {
  const isQuiet = isMachineQuiet()
  const flooded = await onPostgres((stage) => floodProgram(stage, floodSeconds))
  if ('skipped' in flooded) return flooded
  const control = await onPostgres((stage) =>
    withoutGuards([ADMISSION_GUARD], (folder) => floodProgram(stage, floodSeconds, { folder, knee: flooded.knee })),
  )
  if ('skipped' in control) return control
  const { knee, goodput, ofKnee, answers, messages } = flooded
  const others = Object.entries(answers.others)
  for (const [status, count] of others) console.log(`  | ${count} x ${status}`)
  if (!isQuiet) console.log('  | other work is on this machine: times decide nothing')
  return [
    { name: 'the knee', unit: '/s', measured: knee.perSecond },
    { name: `asked, ${TIMES_THE_KNEE} times that`, unit: '/s', measured: answers.sent / floodSeconds / ROUNDS },
    { name: `answered well within ${GOOD_MS / 1_000} s`, unit: '/s', measured: goodput },
    {
      name: `that, of the knee before and after, median of ${ROUNDS}`,
      unit: '%',
      measured: median(ofKnee),
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
      measured: median(control.ofKnee),
    },
  ]
}

async function floodProgram(
  stage: Stage,
  seconds: number,
  { folder, knee: known }: { folder?: string; knee?: Knee } = {},
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
    const rounds: FloodResponses[] = []
    const knees = [knee.perSecond]
    for (let round = 0; round < (known === undefined ? ROUNDS : 1); round += 1) {
      rounds.push(
        await load.ask({
          ...ground,
          perSecond: knee.perSecond * TIMES_THE_KNEE,
          ...{ unmeasuredMs: UNMEASURED_MS, measuredMs: seconds * 1_000 },
        }),
      )
      // A program without the guard is still at what it was asked before.
      if (known === undefined) knees.push(await rateOf(load, ground, knee.clients, CALM_MS))
    }
    isOver = true
    await telling
    const goodputs = rounds.map(({ good }) => good.filter((ms) => ms <= GOOD_MS).length / seconds)
    const ofKnee = goodputs.map((goodput, round) => {
      const before = knees[round] ?? knee.perSecond
      const around = (before + (knees[round + 1] ?? before)) / 2
      console.log(`  | ${goodput.toFixed(0)}/s of ${around.toFixed(0)}/s before and after`)
      return (goodput / around) * 100
    })
    return { knee, goodput: median(goodputs), ofKnee, answers: joined(rounds), messages }
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
): Promise<Knee> {
  let knee: Knee = { perSecond: 0, clients: 1 }
  for (const clients of CLIENTS) {
    const perSecond = await rateOf(load, ground, clients, SETTLE_MS)
    console.log(`  | ${clients} at a time: ${perSecond.toFixed(0)}/s`)
    const isMore = perSecond > knee.perSecond
    const isKnee = perSecond < knee.perSecond * GAIN
    if (isMore) knee = { perSecond, clients }
    if (isKnee) return knee
  }
  return knee
}

/** Answers a second with so many clients, each of which asks again once it is answered. */
async function rateOf(
  load: FloodLoad,
  ground: Pick<Parameters<FloodLoad['ask']>[0], 'origin' | 'asked'>,
  clients: number,
  unmeasuredMs: number,
): Promise<number> {
  const { good } = await load.ask({ ...ground, clients, unmeasuredMs, measuredMs: STEP_MS })
  return good.length / (STEP_MS / 1_000)
}

function joined(rounds: readonly FloodResponses[]): FloodResponses {
  const others: FloodResponses['others'] = {}
  for (const round of rounds)
    for (const [status, count] of Object.entries(round.others))
      others[Number(status)] = (others[Number(status)] ?? 0) + count
  return {
    sent: rounds.reduce((sum, { sent }) => sum + sent, 0),
    good: rounds.flatMap(({ good }) => good),
    refused: rounds.flatMap(({ refused }) => refused),
    withoutRetryAfter: rounds.reduce((sum, { withoutRetryAfter }) => sum + withoutRetryAfter, 0),
    others,
  }
}

/** The gateway has something to say a few times a second: of orders that are none of ours, as from another shop. */
async function tellAllTheTime(site: PayingSite, isOver: () => boolean): Promise<void> {
  for (let order = 0; !isOver(); order += 1) {
    site.gateway.books.pay({ orderId: `order_flood${order}`, outcome: 'authorized', amount: 10_000 })
    await wait(MESSAGE_EVERY_MS)
  }
  await site.gateway.webhooks.drain()
}
