/** The replica is asked for as long as it is at most so far behind (ours). */
export const LAG_MAX_MS = 5_000
/** What was heard of it is true for so long: it is asked every second. */
const HEARD_MS = 3_000
const MARKS_MAX = 60

/** What a replica says of itself: how far of the log it has got (undefined where it is none), and which version its pages have. */
export type Heard = { lsn: bigint | undefined; version: string }

export type ReplicaLag = {
  /** What the primary's log had come to by then. `at`: before it was asked. */
  markPrimary: (at: number, lsn: bigint) => void
  hear: (at: number, heard: Heard | undefined) => void
  /** How far behind it is at most; undefined while nobody knows. */
  lagMs: (now: number) => number | undefined
  /** Whether it is near enough, and has everything that pages of this version tell. */
  has: (now: number, version: string) => boolean
}

/**
 * Decides whether a replica is asked. Its lag is how long ago the primary had written what the replica has by now: the time of its last
 * transaction would grow while nobody writes. The version decides what may be kept: a page that is made anew after a change is never made of
 * what was there before.
 */
export function replicaLag(): ReplicaLag {
  let marks: { at: number; lsn: bigint }[] = []
  let last: { at: number; heard: Heard; caughtUpAt: number | undefined } | undefined
  const lagMs = (now: number) =>
    last?.caughtUpAt === undefined || now - last.at > HEARD_MS ? undefined : now - last.caughtUpAt
  return {
    markPrimary: (at, lsn) => {
      marks = [...marks.slice(1 - MARKS_MAX), { at, lsn }]
    },
    hear: (at, heard) => {
      if (heard === undefined) {
        last = undefined
        return
      }
      const { lsn } = heard
      const reached = lsn === undefined ? undefined : marks.findLast((mark) => mark.lsn <= lsn)
      last = { at, heard, caughtUpAt: reached?.at }
      if (reached !== undefined) marks = marks.slice(marks.indexOf(reached))
    },
    lagMs,
    has: (now, version) => {
      const lag = lagMs(now)
      return lag !== undefined && lag <= LAG_MAX_MS && last?.heard.version === version
    },
  }
}

/** A place in the log as PostgreSQL writes it: two numbers of 32 bits in hexadecimal. */
export function lsnOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
