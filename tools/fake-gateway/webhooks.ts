import { setTimeout as wait } from 'node:timers/promises'
import { postSigned } from '#server/adapters/payment/post-signed.ts'
import { messageOf, newWireId } from '#server/adapters/payment/razorpay-wire.ts'
import type { Script } from './script.ts'

export type WebhookTarget = {
  url: string
  host: string
  secret: string
  /** Told of every message that was posted; without a status when it was not answered. */
  onPosted?:
    | ((posted: { eventId: string; status: number | undefined; sentAt: number; ms: number; body: string }) => void)
    | undefined
}
export type Webhooks = {
  tell(event: string, entities: Record<string, object>): void
  /** Sends what is held back to be sent out of order, and waits until nothing is under way. */
  drain(): Promise<void>
  stop(): void
}

type Message = { eventId: string; body: string }

const POST_MS = 10_000
const TRIES_MAX = 40
const WAIT_MS = 100
const WAIT_MAX_MS = 5_000

/** Signed messages to one address until they are answered 200, as often, as late and in which order the script says. */
export function startWebhooks(target: WebhookTarget | undefined, script: () => Script): Webhooks {
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  let held: Message[] = []
  const release = () => {
    const messages = held.reverse()
    held = []
    for (const message of messages) for (let copy = 0; copy < script().webhooks.copies; copy += 1) begin(message)
  }
  const begin = (message: Message) => {
    const { delayMs, jitterMs } = script().webhooks
    const sending = deliver(message, delayMs + Math.random() * jitterMs).finally(() => underWay.delete(sending))
    underWay.add(sending)
  }
  const deliver = async ({ eventId, body }: Message, waitMs: number): Promise<void> => {
    if (target === undefined) return
    try {
      if (waitMs > 0) await wait(waitMs, undefined, { signal: stopping.signal })
      for (let tries = 0; tries < TRIES_MAX && !stopping.signal.aborted; tries += 1) {
        const [sentAt, before] = [Date.now(), performance.now()]
        const status = await postSigned({ ...target, eventId, body, timeoutMs: POST_MS })
        target.onPosted?.({ eventId, status, sentAt, ms: performance.now() - before, body })
        if (status === 200) return
        await wait(Math.min(WAIT_MAX_MS, WAIT_MS * 2 ** tries), undefined, { signal: stopping.signal })
      }
    } catch {
      // Stopped while it waited.
    }
  }
  return {
    tell: (event, entities) => {
      held.push({ eventId: newWireId('evt'), body: messageOf(event, entities, new Date()) })
      if (held.length >= script().webhooks.reorder) release()
    },
    drain: async () => {
      release()
      while (underWay.size > 0) await Promise.all(underWay)
    },
    stop: () => stopping.abort(),
  }
}
