import { z } from 'zod'
import type { FakeResponse } from './handle-call.ts'
import { readScript } from './script.ts'
import type { FakeState } from './state.ts'

const PayBody = z.object({
  orderId: z.string().regex(/^\w{1,64}$/),
  outcome: z.enum(['authorized', 'captured', 'failed']),
  /** Paise, when it is not what the order asks. */
  amount: z.number().int().positive().optional(),
  currency: z.string().length(3).optional(),
  method: z.enum(['card', 'upi', 'netbanking', 'wallet']).optional(),
})
const SettleBody = z.object({ refundId: z.string(), status: z.enum(['processed', 'failed']) })

/**
 * What a test tells the gateway: `__script` how to behave, `__pay` what a visitor does, `__settle` how a pending refund
 * ends, `__drain` to send all messages and say when they are answered, `__ledger` what stands in its books.
 */
export async function handleControl(state: FakeState, pathname: string, text: string): Promise<FakeResponse> {
  try {
    const payload = await control(state, pathname, text === '' ? {} : JSON.parse(text))
    return payload === undefined ? { status: 404, payload: {} } : { status: 'refused' in payload ? 400 : 200, payload }
  } catch (error) {
    return { status: 422, payload: { refused: error instanceof Error ? error.message : 'not understood' } }
  }
}

async function control(state: FakeState, pathname: string, body: unknown): Promise<object | undefined> {
  switch (pathname) {
    case '/__script':
      state.script = readScript(body)
      return state.script
    case '/__pay':
      return state.books.pay(PayBody.parse(body))
    case '/__settle': {
      const { refundId, status } = SettleBody.parse(body)
      return state.books.settle(refundId, status)
    }
    case '/__drain':
      await state.webhooks.drain()
      return {}
    case '/__ledger':
      return state.books.ledger()
    default:
      return undefined
  }
}
