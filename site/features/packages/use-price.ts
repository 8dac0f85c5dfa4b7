import { useEffect, useState } from 'react'
import { paxOf } from '#contract/terms/ages.ts'
import { FAILURE, paxLimitMessage } from '#contract/terms/messages.ts'
import { paths } from '#site/paths.ts'
import { DETAILS_TEXTS, missingAge } from './details-texts.ts'
import { knownAges, type Party, partyKey, withParty } from './party.ts'

export type PriceView = {
  /** Parts that add up to what is paid; a foreign provider may send none. */
  lines: { label: string; amount: number }[]
  packageBasePrice: number
  discount: number
  taxAmount: number
  amountPayable: number
}
/** `asked` is the `partyKey` the answer belongs to. */
export type PriceAnswer = { asked: string } & ({ ok: true; price: PriceView } | { ok: false; message: string })

/** What stands where the sums are. A `limit` is said in red under the counters and hides them. */
export type PriceState =
  | { kind: 'price'; price: PriceView }
  | { kind: 'loading'; isSlow: boolean }
  | { kind: 'hint'; message: string }
  | { kind: 'limit'; message: string }
  | { kind: 'failed'; message: string; retry: () => void }

/** A price that comes at once would flash: the spinner stays this long (decisions, pages 17). */
const SPINNER_MIN_MS = 300
/** After this long the spinner says that it is still working (decisions, pages 17). */
const SLOW_AFTER_MS = 3_000

export type PricedPackage = { id: string; upperLimit: number }

/** The price of the party, asked for anew at every change; only the answer to the latest question is shown. */
export function usePrice(travelPackage: PricedPackage, party: Party, first: PriceAnswer): PriceState {
  const [answer, setAnswer] = useState(first)
  const [isSlow, setSlow] = useState(false)
  const key = partyKey(party)
  const blocked = whyNoPrice(travelPackage, party)
  const isNeeded = blocked === undefined && answer.asked !== key
  const address = withParty(paths.packagePrice, party, { packageId: travelPackage.id })
  useEffect(() => {
    if (!isNeeded) return
    const abort = new AbortController()
    setSlow(false)
    const slow = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    void askPrice(address, key, abort.signal).then((next) => {
      clearTimeout(slow)
      if (!abort.signal.aborted) setAnswer(next)
    })
    return () => {
      clearTimeout(slow)
      abort.abort()
    }
  }, [isNeeded, address, key])

  if (blocked) return blocked
  if (answer.asked !== key) return { kind: 'loading', isSlow }
  if (answer.ok) return { kind: 'price', price: answer.price }
  return { kind: 'failed', message: answer.message, retry: () => setAnswer({ ...answer, asked: 'again' }) }
}

async function askPrice(address: string, asked: string, signal: AbortSignal): Promise<PriceAnswer> {
  const spinner = new Promise((resolve) => setTimeout(resolve, SPINNER_MIN_MS))
  try {
    const response = await fetch(address, { signal, headers: { accept: 'application/json' } })
    // Our own route: its answer is of this type.
    const answer = (await response.json()) as PriceAnswer
    await spinner
    return { ...answer, asked }
  } catch {
    await spinner
    return { asked, ok: false, message: FAILURE.other }
  }
}

/** Why there is nothing to ask for yet. */
function whyNoPrice({ upperLimit }: PricedPackage, party: Party): PriceState | undefined {
  if (paxOf(party.adults, knownAges(party)) > upperLimit) return { kind: 'limit', message: paxLimitMessage(upperLimit) }
  if (party.adults === 0) return { kind: 'hint', message: DETAILS_TEXTS.needsAdult }
  const missing = party.ages.indexOf(undefined)
  return missing < 0 ? undefined : { kind: 'hint', message: missingAge(missing + 1, party.children) }
}
