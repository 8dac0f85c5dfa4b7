import { SelectBox } from '../../ui/pick-boxes.tsx'

const HOUR = 60
const DAY = 24 * HOUR
/** Times before the departure that are offered (ours); another one that is set stays to be chosen. */
const OFFERED = [2 * HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 7 * DAY]

type Props = { value: number | null; onChange: (minutes: number | null) => void; disabled: boolean }

/** When seats kept back are sold online after all. */
export function ReleaseBox({ value, onChange, disabled }: Props) {
  const minutes = value === null || OFFERED.includes(value) ? OFFERED : [...OFFERED, value].sort((a, b) => a - b)
  return (
    <SelectBox
      label="Free again"
      hint="Sales end an hour before a boat leaves."
      value={value === null ? '' : String(value)}
      empty="never: the office sells them"
      options={minutes.map((each) => ({ value: String(each), label: `${wordsOf(each)} before it leaves` }))}
      disabled={disabled}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
    />
  )
}

function wordsOf(minutes: number): string {
  if (minutes % DAY === 0) return minutes === DAY ? 'a day' : `${minutes / DAY} days`
  return minutes % HOUR === 0 ? `${minutes / HOUR} hours` : `${minutes} minutes`
}
