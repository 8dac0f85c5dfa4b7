import { Button, IconButton } from '../../ui/button.tsx'
import { type BoxProps, Field } from '../../ui/field.tsx'
import { Row } from '../../ui/form.tsx'
import { MoneyBox } from '../../ui/number-boxes.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import './cars.css'

export type EntryTicket = { placeId: string; rupees: number }
type Props = BoxProps<EntryTicket[]> & { places: readonly { id: string; name: string }[] }

/** What the entry of an adult is made of. */
export function TicketsBox({ label, hint, error, value, onChange, disabled = false, places }: Props) {
  const tickets = value ?? []
  const change = (place: number, part: Partial<EntryTicket>) =>
    onChange(tickets.map((ticket, at) => (at === place ? { ...ticket, ...part } : ticket)))
  return (
    <Field {...{ label, hint, error }} group>
      {() => (
        <div className="rate-rows">
          {tickets.map((ticket, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name and do not move
            <div className="ticket-row" key={place}>
              <Row>
                <SelectBox
                  label={`Entry to, ticket ${place + 1}`}
                  value={ticket.placeId}
                  disabled={disabled}
                  empty="Please choose"
                  onChange={(placeId) => change(place, { placeId })}
                  options={places.map(({ id, name }) => ({ value: id, label: name }))}
                />
                <MoneyBox
                  label={`An adult, ticket ${place + 1}`}
                  value={ticket.rupees}
                  disabled={disabled}
                  onChange={(rupees) => change(place, { rupees: rupees ?? 0 })}
                />
              </Row>
              {!disabled && (
                <IconButton
                  icon="bin"
                  label={`Remove ticket ${place + 1}`}
                  onClick={() => onChange(tickets.filter((_, at) => at !== place))}
                />
              )}
            </div>
          ))}
          {!disabled && (
            <div>
              <Button icon="plus" onClick={() => onChange([...tickets, { placeId: '', rupees: 0 }])}>
                Add a ticket
              </Button>
            </div>
          )}
        </div>
      )}
    </Field>
  )
}
