import { formatRupees } from '#contract/terms/money.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { type BoxProps, Field } from '../../ui/field.tsx'
import { Row } from '../../ui/form.tsx'
import { MoneyBox } from '../../ui/number-boxes.tsx'
import { MonthDayBox } from '../record/month-day-box.tsx'
import './timetable.css'

type SeasonPrice = { from: string; to: string; price: number }
/** Seasons of one activity at most (contract/office/activities.ts). */
const MOST = 8
/** The weeks of the year that ask most. */
const FIRST = { from: '12-15', to: '01-15' }

/** Other prices in parts of the year. */
export function SeasonPricesBox(props: BoxProps<SeasonPrice[]> & { usual: number }) {
  const { label, hint, error, value, onChange, disabled = false, usual } = props
  const seasons = value ?? []
  const change = (place: number, part: Partial<SeasonPrice>) =>
    onChange(seasons.map((season, at) => (at === place ? { ...season, ...part } : season)))
  return (
    <Field {...{ label, hint, error }} group>
      {() => (
        <div className="timetable">
          {seasons.map(({ from, to, price }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seasons have no name and do not move
            <div className="season-price" key={place}>
              <Row>
                <MonthDayBox
                  label={`Season ${place + 1} from`}
                  value={from}
                  disabled={disabled}
                  onChange={(day) => change(place, { from: day })}
                />
                <MonthDayBox
                  label={`Season ${place + 1} until`}
                  value={to}
                  disabled={disabled}
                  onChange={(day) => change(place, { to: day })}
                />
                <MoneyBox
                  label={`Price in season ${place + 1}`}
                  value={price}
                  disabled={disabled}
                  onChange={(rupees) => change(place, { price: rupees ?? 0 })}
                />
              </Row>
              {!disabled && (
                <IconButton
                  icon="bin"
                  label={`Remove season ${place + 1}`}
                  onClick={() => onChange(seasons.filter((_, at) => at !== place))}
                />
              )}
            </div>
          ))}
          {seasons.length === 0 && <p className="hint">All the year {formatRupees(usual)}.</p>}
          {!disabled && seasons.length < MOST && (
            <div>
              <Button icon="plus" onClick={() => onChange([...seasons, { ...FIRST, price: usual }])}>
                Add a season
              </Button>
            </div>
          )}
        </div>
      )}
    </Field>
  )
}
