import type { DisruptionTarget } from '#contract/office/disruptions.ts'
import { counted } from '#contract/terms/counted.ts'
import { MultiChoice } from '../../ui/choices.tsx'

const GROUPS = [
  { kind: 'sailing', title: 'Sailings' },
  { kind: 'activity', title: 'Activities' },
  { kind: 'hotel', title: 'Hotels' },
] as const

type Props = { targets: DisruptionTarget[]; chosen: string[]; onChoose: (keys: string[]) => void }

/** What may be off on the day, each with how many bookings have it. */
export function Targets({ targets, chosen, onChoose }: Props) {
  const groups = GROUPS.filter(({ kind }) => targets.some((each) => each.kind === kind))
  if (groups.length === 0) return <p>Nothing of this is on that day.</p>
  return groups.map(({ kind, title }) => {
    const own = targets.filter((each) => each.kind === kind)
    const others = chosen.filter((key) => !key.startsWith(`${kind} `))
    return (
      <MultiChoice
        key={kind}
        label={title}
        look="list"
        options={own.map((each) => ({
          value: `${kind} ${each.id}`,
          label: each.time === null ? each.label : `${each.time} ${each.label}`,
          hint: each.isOff ? 'Off already' : hintOf(each),
          disabled: each.isOff,
        }))}
        value={chosen.filter((key) => key.startsWith(`${kind} `))}
        onChange={(keys) => onChoose([...others, ...keys])}
      />
    )
  })
}

function hintOf({ parties }: DisruptionTarget): string {
  return parties === 0 ? 'Nobody has it' : counted(parties, 'booking')
}
