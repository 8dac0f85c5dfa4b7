import { useState } from 'react'

type Decision = 'mine' | 'theirs' | 'wait'
type Asked<Theirs> = { theirs: Theirs; decide: (what: Decision) => void }

/** Asks who is the second of two editors what is to count: `ask` waits for the answer, `asked` is what the dialog shows meanwhile. */
export function useMeanwhile<Theirs>() {
  const [asked, setAsked] = useState<Asked<Theirs>>()
  const ask = (theirs: Theirs) =>
    new Promise<Decision>((decide) => setAsked({ theirs, decide })).finally(() => setAsked(undefined))
  return { asked, ask }
}
