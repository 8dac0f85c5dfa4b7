import { z } from 'zod'
import {
  collectionOf,
  errorOf,
  orderEntity,
  paymentEntity,
  refundEntity,
} from '#server/adapters/payment/razorpay-wire.ts'
import type { CallName } from './script.ts'
import type { FakeState } from './state.ts'

export type FakeResponse = { status: number; payload: object }
export type FakeRequest = { pathname: string; receipt?: string | null; text: string; key: string | undefined }

const PATHS: readonly [method: string, path: RegExp, name: CallName][] = [
  ['POST', /^\/v1\/orders$/, 'order'],
  ['GET', /^\/v1\/orders$/, 'orders'],
  ['GET', /^\/v1\/orders\/(\w+)\/payments$/, 'order-payments'],
  ['GET', /^\/v1\/payments\/(\w+)$/, 'payment'],
  ['POST', /^\/v1\/payments\/(\w+)\/capture$/, 'capture'],
  ['POST', /^\/v1\/payments\/(\w+)\/refund$/, 'refund'],
  ['GET', /^\/v1\/payments\/(\w+)\/refunds$/, 'refunds'],
]
const OrderBody = z.object({
  amount: z.number().int().min(100),
  currency: z.string(),
  receipt: z.string().max(40),
  notes: z.record(z.string(), z.string()).default({}),
  // We promise to capture after the claim: an order that takes the money at once is a bug of ours.
  payment: z.object({ capture: z.literal('manual') }),
})
const CaptureBody = z.object({ amount: z.number().int(), currency: z.literal('INR') })
const RefundBody = z.object({ amount: z.number().int().optional(), receipt: z.string().max(40).nullish() })
const REFUND_KEY = /^[A-Za-z0-9_-]{10,}$/

export function nameOfCall(method: string, pathname: string): CallName | undefined {
  return PATHS.find(([each, path]) => each === method && path.test(pathname))?.[2]
}

/** Does what is asked; a body that is not one throws nothing and is refused like a wrong one. */
export function handleCall(
  { books, script }: FakeState,
  name: CallName,
  { pathname, receipt, text, key }: FakeRequest,
): FakeResponse {
  const id = pathname.split('/')[3] ?? ''
  const payment = books.payments.get(id)
  switch (name) {
    case 'order': {
      const { data } = OrderBody.safeParse(jsonOf(text))
      return data === undefined ? refused('The order is not one') : ok(orderEntity(books.addOrder(data)))
    }
    case 'orders':
      // The newest first, as the real one lists them.
      return ok(
        collectionOf(
          [...books.orders.values()]
            .filter((each) => each.receipt === receipt)
            .reverse()
            .map(orderEntity),
        ),
      )
    case 'order-payments': {
      if (!books.orders.has(id)) return refused('The id provided does not exist')
      return ok(collectionOf([...books.payments.values()].filter((each) => each.orderId === id).map(paymentEntity)))
    }
    case 'payment':
      return payment === undefined ? refused('The id provided does not exist') : ok(paymentEntity(payment))
    case 'capture': {
      const { data } = CaptureBody.safeParse(jsonOf(text))
      if (data === undefined) return refused('The amount field is required')
      const captured = books.capture(id, data.amount)
      return 'refused' in captured ? refused(captured.refused) : ok(paymentEntity(captured))
    }
    case 'refund': {
      const { data } = RefundBody.safeParse(jsonOf(text))
      if (data === undefined || (key !== undefined && !REFUND_KEY.test(key))) return refused('The refund is not one')
      const asked = { amount: data.amount, receipt: data.receipt ?? null, key, status: script.refunds }
      const made = books.refund(id, asked)
      return 'refused' in made ? refused(made.refused) : ok(refundEntity(made))
    }
    case 'refunds':
      return ok(collectionOf([...books.refunds.values()].filter((each) => each.paymentId === id).map(refundEntity)))
  }
}

function ok(payload: object): FakeResponse {
  return { status: 200, payload }
}

function refused(description: string): FakeResponse {
  return { status: 400, payload: errorOf(description) }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
