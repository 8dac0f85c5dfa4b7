import { PROVIDER_TIMEOUT_MS } from '#contract/terms/limits.ts'
import type { Log } from '#server/adapters/log/log.ts'
import { sendRequest } from '#server/http/send-request.ts'
import { recordGateway } from '#server/metrics/gateway-state.ts'

export type RazorpayAccess = {
  name: 'razorpay' | 'sandbox'
  keyId: string
  keySecret: string
  baseUrl: string
  log: Log
  /** How long a call may take before its outcome is unknown. */
  timeoutMs?: number | undefined
}

/** `refused` is a no of the gateway's to what was asked; anything that may also be a yes is `away`. */
export type RazorpayResponse =
  | { state: 'answered'; payload: unknown }
  | { state: 'refused'; reason: string }
  | { state: 'away' }

export type RazorpayCall = {
  /** Under the base, such as `/v1/orders`; ids in it are checked by whoever makes it. */
  path: string
  body?: object
  headers?: Record<string, string>
}

/** Answers that are no answer to the question: our key, too many calls, or the same refund still being made. */
const NOT_NOW = new Set([401, 403, 408, 409, 425, 429])
const REASON_LENGTH_MAX = 200

/** One call with our key: GET, or POST where there is a body. Never throws; neither key nor body reaches the log. */
export async function callRazorpay(access: RazorpayAccess, call: RazorpayCall): Promise<RazorpayResponse> {
  const { name, log } = access
  // The address without the ids in it.
  const facts = { gateway: name, call: call.path.replace(/\/(?:order|pay|rfnd)_\w+/g, '/:id').split('?', 1)[0] }
  try {
    const { status, text } = await send(access, call)
    recordGateway(status === 401 || status === 403 ? 'key_refused' : isAnswer(status) ? 'answering' : 'away')
    if (status >= 200 && status < 300) return { state: 'answered', payload: JSON.parse(text) }
    if (isAnswer(status)) {
      return { state: 'refused', reason: reasonIn(text) }
    }
    if (status === 401 || status === 403) {
      log.error({ event: 'payment_key_refused', ...facts, status }, 'The payment gateway refuses our key')
    } else {
      log.warn({ event: 'payment_gateway_away', ...facts, status }, 'The payment gateway is away')
    }
  } catch (error) {
    recordGateway('away')
    const failure = error instanceof Error ? error.name : 'unknown'
    log.warn({ event: 'payment_gateway_away', ...facts, err_class: failure }, 'The payment gateway is away')
  }
  return { state: 'away' }
}

/** A yes, or a no to what was asked. */
function isAnswer(status: number): boolean {
  return status >= 200 && status < 500 && !(status >= 300 && status < 400) && !NOT_NOW.has(status)
}

function send(
  { keyId, keySecret, baseUrl, timeoutMs = PROVIDER_TIMEOUT_MS }: RazorpayAccess,
  { path, body, headers = {} }: RazorpayCall,
): ReturnType<typeof sendRequest> {
  return sendRequest({
    url: `${baseUrl}${path}`,
    headers: {
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body && JSON.stringify(body),
    timeoutMs,
  })
}

/** `{"error":{"description":"..."}}`; a no without words is still a no. */
function reasonIn(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: { description?: unknown; code?: unknown } }
    const words = [error?.description, error?.code].find((each) => typeof each === 'string' && each !== '')
    return String(words ?? 'refused').slice(0, REASON_LENGTH_MAX)
  } catch {
    return 'refused'
  }
}
