import { availableParallelism, loadavg } from 'node:os'

/** Other work on the machine at most, for times to mean anything: a part of what its processors can do. */
const QUIET = 0.25

let wasQuiet: boolean | undefined

/** Whether nothing else ran when this was asked first, before any work of ours. */
export function isMachineQuiet(): boolean {
  wasQuiet ??= (loadavg()[0] ?? 0) < availableParallelism() * QUIET
  return wasQuiet
}
