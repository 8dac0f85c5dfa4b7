import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type DriveRate, previewDrive } from '#contract/office/car-packages.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { callKey } from '#contract/v1/endpoint.ts'
import { type Answer, askOffice, type OfficeError } from '../../call.ts'
import { Refused } from '../../ui/refused.tsx'
import { useSettled } from '../../use-settled.ts'
import '../packages/public-card.css'
import type { EntryTicket } from './tickets-box.tsx'

const PARTIES = [
  { name: 'A couple', adults: 2, childAges: [] },
  { name: 'Two adults, a child of 8', adults: 2, childAges: [8] },
  { name: 'Six adults', adults: 6, childAges: [] },
  { name: 'Ten adults', adults: 10, childAges: [] },
]

/** What some parties pay at the prices that are being typed, and in which cars they sit. */
export function PartyPrices({
  rates,
  entryTickets,
}: {
  rates: readonly DriveRate[]
  entryTickets: readonly EntryTicket[]
}) {
  const tickets = entryTickets.filter(({ placeId }) => placeId !== '')
  const parties = PARTIES.map(({ name: _, ...party }) => party)
  const asked = useSettled(JSON.stringify({ rates, entryTickets: tickets, parties }))
  const { data, error } = useQuery<Answer<typeof previewDrive>, OfficeError>({
    queryKey: [callKey(previewDrive), asked],
    queryFn: ({ signal }) => askOffice(previewDrive, { body: JSON.parse(asked), signal }),
    enabled: rates.length > 0,
    placeholderData: keepPreviousData,
  })
  if (rates.length === 0) return <p className="hint">Add a row, and what parties pay stands here.</p>
  if (error) return <Refused message={error.failure.message} />
  return (
    <table className="pay-table" aria-label="What parties pay">
      <thead>
        <tr>
          <th scope="col">Party</th>
          <th scope="col">Pays</th>
          <th scope="col">With tickets</th>
        </tr>
      </thead>
      <tbody>
        {PARTIES.map(({ name }, place) => {
          const price = data?.prices[place]
          return (
            <tr key={name}>
              <th scope="row">
                {name}
                <small>{price === null ? 'no cars seat them' : (price?.cars ?? '')}</small>
              </th>
              <td>
                <b>{price ? formatRupees(price.amountPayable) : ''}</b>
              </td>
              <td>{price ? formatRupees(price.withTickets) : ''}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
