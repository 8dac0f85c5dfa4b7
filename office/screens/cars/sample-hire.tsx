import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { previewFares } from '#contract/office/car-roads.ts'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { callKey } from '#contract/v1/endpoint.ts'
import { type Answer, askOffice, type OfficeError } from '../../call.ts'
import { Row } from '../../ui/form.tsx'
import { DateBox, TimeBox } from '../../ui/pick-boxes.tsx'
import { Refused } from '../../ui/refused.tsx'
import { useSettled } from '../../use-settled.ts'
import '../packages/public-card.css'
import type { FareRate } from './fare-box.tsx'

/** Days from now of the pick-up that is shown first (ours). */
const FIRST_AHEAD = 14

type Props = { rates: readonly FareRate[]; cars: readonly { id: string; name: string }[] }

/** What a visitor pays for one car on a day and at a time, at the prices that are being typed. */
export function SampleHire({ rates, cars }: Props) {
  const [date, setDate] = useState(() => addDays(dayInIndia(new Date()), FIRST_AHEAD))
  const [time, setTime] = useState('10:00')
  const asked = useSettled(JSON.stringify({ date, time, prices: rates.map(({ price }) => price) }))
  const { data, error } = useQuery<Answer<typeof previewFares>, OfficeError>({
    queryKey: [callKey(previewFares), asked],
    queryFn: ({ signal }) => askOffice(previewFares, { body: JSON.parse(asked), signal }),
    enabled: rates.length > 0,
    placeholderData: keepPreviousData,
  })
  return (
    <section className="preview">
      <h3>What a visitor pays</h3>
      <Row>
        <DateBox label="Pick-up on" value={date} onChange={setDate} />
        <TimeBox label="At" value={time} onChange={setTime} />
      </Row>
      {rates.length === 0 && <p className="hint">Enter a price, and what is paid stands here.</p>}
      {error && <Refused message={error.failure.message} />}
      {data && rates.length > 0 && (
        <>
          <p className="hint" role="status">
            {seasonWords(data)}
          </p>
          <table className="pay-table" aria-label="What a visitor pays by car">
            <thead>
              <tr>
                <th scope="col">Car</th>
                <th scope="col">Fare</th>
                <th scope="col">GST</th>
                <th scope="col">Pays</th>
              </tr>
            </thead>
            <tbody>
              {rates.map(({ vehicleId }, place) => {
                const fare = data.fares[place]
                return (
                  <tr key={vehicleId}>
                    <th scope="row">{cars.find(({ id }) => id === vehicleId)?.name ?? vehicleId}</th>
                    <td>{fare && formatRupees(fare.price)}</td>
                    <td>{fare && formatRupees(fare.taxAmount)}</td>
                    <td>
                      <b>{fare && formatRupees(fare.amountPayable)}</b>
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}

function seasonWords({ seasonPercent, isNight }: Answer<typeof previewFares>): string {
  const when = isNight ? 'At night' : 'By day'
  if (seasonPercent === 100) return `${when}, at the regular fare of the year.`
  const change = seasonPercent > 100 ? `${seasonPercent - 100}% more` : `${100 - seasonPercent}% less`
  return `${when}, in a season that costs ${change}.`
}
