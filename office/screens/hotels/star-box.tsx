import type { BoxProps } from '../../ui/field.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'

const STARS = ['1', '2', '3', '4', '5'].map((value) => ({
  value,
  label: value === '1' ? '1 star' : `${value} stars`,
}))

/** One to five stars. */
export function StarBox({ value, onChange, ...rest }: BoxProps<number>) {
  return <SelectBox {...rest} value={String(value)} onChange={(stars) => onChange(Number(stars))} options={STARS} />
}
