import type { PackageDay } from '#contract/office/packages.ts'
import { FERRY_CLASS_NAMES, FERRY_CLASSES } from '#contract/terms/ferry-labels.ts'
import { Row } from '../../ui/form.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import type { PackageOptions } from './package-words.ts'

type Leg = NonNullable<PackageDay['ferry']>
const NONE = 'none'
const OTHER = 'other'

type Props = {
  leg: Leg | null
  trips: PackageOptions['trips']
  onChange: (leg: Leg | null) => void
  errorOf: (field: string) => string | undefined
}

/** The crossing of a day: one of our sailings with its class, or only the name of another operator's boat. */
export function FerryLeg({ leg, trips, onChange, errorOf }: Props) {
  const trip = trips.find(({ id }) => id === leg?.tripId)
  const choose = (chosen: string) => {
    if (chosen === NONE) return onChange(null)
    if (chosen === OTHER) return onChange({ name: leg?.name ?? '' })
    const next = trips.find(({ id }) => id === chosen)
    const classCode = FERRY_CLASSES.find((code) => next?.classCodes.includes(code))
    onChange({ name: boatOf(next?.name), tripId: chosen, ...(classCode ? { classCode } : {}) })
  }
  const classes = FERRY_CLASSES.filter((code) => trip?.classCodes.includes(code))
  return (
    <>
      <SelectBox
        label="Ferry leg"
        options={[
          { value: NONE, label: 'No ferry on this day' },
          { value: OTHER, label: 'A boat of another operator, only named' },
          ...trips.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={leg === null ? NONE : (leg.tripId ?? OTHER)}
        onChange={choose}
        error={errorOf('tripId')}
      />
      {leg && (
        <Row>
          <TextBox
            label="Name of the boat"
            value={leg.name}
            onChange={(name) => onChange({ ...leg, name })}
            error={errorOf('name')}
          />
          {trip && (
            <SelectBox
              label="Class"
              options={classes.map((code) => ({ value: code, label: FERRY_CLASS_NAMES[code] }))}
              value={leg.classCode ?? ''}
              {...(leg.classCode === undefined ? { empty: 'Please choose' } : {})}
              onChange={(code) => {
                const classCode = FERRY_CLASSES.find((each) => each === code)
                if (classCode) onChange({ ...leg, classCode })
              }}
              error={errorOf('classCode')}
            />
          )}
        </Row>
      )}
    </>
  )
}

/** The boat of "Sri Vijaya Puram to Swaraj Dweep 08:00, MV Tideline Meridian". */
function boatOf(sailing = ''): string {
  return sailing.slice(sailing.lastIndexOf(', ') + 2)
}
