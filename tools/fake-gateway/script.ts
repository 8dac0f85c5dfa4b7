import { z } from 'zod'

/** What a call may be: the faults of a script name them. */
export const CALL_NAMES = ['order', 'orders', 'order-payments', 'payment', 'capture', 'refund', 'refunds'] as const
export type CallName = (typeof CALL_NAMES)[number]

/**
 * `reset`: the line is cut before anything is done. `lost`: it is done, and the line is cut in place of the answer.
 * A number: that status, and nothing is done. `junk`: it is done, and the answer is no JSON.
 */
const Fault = z.object({
  on: z.enum([...CALL_NAMES, 'any']).default('any'),
  fault: z.union([z.enum(['reset', 'lost', 'junk', 'none']), z.number().int().min(400).max(599)]).default('none'),
  latencyMs: z.number().int().min(0).max(120_000).default(0),
  /** How many calls it strikes; without it, all from now on. */
  times: z.number().int().min(1).optional(),
})

const Script = z.object({
  faults: z.array(Fault).default([]),
  webhooks: z
    .object({
      /** How often each message is sent, beside those that were not answered 200. */
      copies: z.number().int().min(0).max(100).default(1),
      delayMs: z.number().int().min(0).max(600_000).default(0),
      /** So many messages are held back and then sent last first. */
      reorder: z.number().int().min(1).max(1_000).default(1),
      /** Each copy waits a random time up to this. */
      jitterMs: z.number().int().min(0).max(600_000).default(0),
    })
    .prefault({}),
  refunds: z.enum(['processed', 'pending', 'failed']).default('processed'),
})

export type Fault = z.infer<typeof Fault>
export type Script = z.infer<typeof Script>

/** A whole script; what it leaves out goes well. Throws on anything it does not know. */
export function readScript(value: unknown): Script {
  return Script.parse(value)
}

/** The first fault that strikes this call, counted down. */
export function strike(script: Script, call: CallName): Fault | undefined {
  const index = script.faults.findIndex(({ on }) => on === 'any' || on === call)
  const found = script.faults[index]
  if (found?.times === undefined) return found
  if (found.times === 1) script.faults.splice(index, 1)
  else script.faults[index] = { ...found, times: found.times - 1 }
  return found
}
