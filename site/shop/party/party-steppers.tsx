import { Stepper } from '#site/ui/stepper.tsx'

type Name = 'adults' | 'children' | 'infants'

type Props<Counted extends Name> = {
  /** How many of each, in the order of the fields. */
  counts: Record<Counted, number>
  /** The label of each, and under it who that is. */
  texts: NoInfer<Record<Counted, string> & Partial<Record<`${Counted}Hint`, string>>>
  leastAdults?: number
  most: number
  onCount: (name: NoInfer<Counted>, count: number) => void
}

/** Who travels, one counter each. */
export function PartySteppers<Counted extends Name>({ counts, texts, leastAdults, most, onCount }: Props<Counted>) {
  // The keys of a record are the names it was made with.
  return (Object.keys(counts) as Counted[]).map((name) => (
    <Stepper
      key={name}
      label={texts[name]}
      hint={texts[`${name}Hint`]}
      name={name}
      value={counts[name]}
      min={name === 'adults' ? (leastAdults ?? 0) : 0}
      max={most}
      onChange={(count) => onCount(name, count)}
    />
  ))
}
