import { useState } from 'react'

export type Decision = 'mine' | 'theirs' | 'wait'

/** A record that somebody else has saved, beside what one has entered, until it is decided which stays. */
export type Meanwhile<Theirs> = { theirs: Theirs; decide: (what: Decision) => void }

/** Asks which of two states of a record stays; `ask` brings what was decided. */
export function useMeanwhile<Theirs>(): {
  meanwhile: Meanwhile<Theirs> | undefined
  ask: (theirs: Theirs) => Promise<Decision>
} {
  const [meanwhile, setMeanwhile] = useState<Meanwhile<Theirs>>()
  const ask = (theirs: Theirs) =>
    new Promise<Decision>((decide) => setMeanwhile({ theirs, decide })).finally(() => setMeanwhile(undefined))
  return { meanwhile, ask }
}
