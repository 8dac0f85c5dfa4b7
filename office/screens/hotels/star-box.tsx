import type { BoxProps } from '../../ui/field.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'

const STARS = ['1', '2', '3', '4', '5'].map((value) => ({
  value,
  label: value === '1' ? '1 star' : `${value} stars`,
}))

type Props = Omit<BoxProps<number | null>, 'onChange'> & { onChange: (stars: number) => void }

/** One to five stars; null until somebody says. */
export function StarBox({ value, onChange, ...rest }: Props) {
  return (
    <SelectBox
      {...rest}
      value={value === null ? '' : String(value)}
      empty={value === null ? 'Please choose' : undefined}
      onChange={(stars) => stars !== '' && onChange(Number(stars))}
      options={STARS}
    />
  )
}
