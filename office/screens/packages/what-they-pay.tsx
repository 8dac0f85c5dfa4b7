import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PACKAGE_MOST, previewPackagePrices } from '#contract/office/packages.ts'
import { addDays, dayInIndia, formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { callKey } from '#contract/v1/endpoint.ts'
import { type Answer, askOffice, type OfficeError } from '../../call.ts'
import { IconButton } from '../../ui/button.tsx'
import { DateBox } from '../../ui/pick-boxes.tsx'
import { Refused } from '../../ui/refused.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useSettled } from '../../use-settled.ts'
import './public-card.css'

/** Days from now of one of the two that are shown first (ours). */
const FIRST_AHEAD = 75

/** What a couple, and a couple with a child, would pay on some days at the rate that is being typed. */
export function WhatTheyPay({ listRate }: { listRate: number }) {
  const today = dayInIndia(new Date())
  const [days, setDays] = useState<readonly string[]>(() => [addDays(today, FIRST_AHEAD), nextChristmas(today)].sort())
  const rate = useSettled(listRate)
  const { data, error } = useQuery<Answer<typeof previewPackagePrices>, OfficeError>({
    queryKey: [callKey(previewPackagePrices), rate, days],
    queryFn: ({ signal }) => askOffice(previewPackagePrices, { body: { listRate: rate, days: [...days] }, signal }),
    enabled: rate > 0 && days.length > 0,
    placeholderData: keepPreviousData,
  })
  const add = (day: string) => {
    if (day !== '' && !days.includes(day)) setDays([...days, day].sort().slice(-PACKAGE_MOST.previewDays))
  }
  return (
    <section className="preview">
      <h2>What they pay</h2>
      {rate === 0 && <p className="hint">Enter a rate, and the prices stand here.</p>}
      {error && <Refused message={error.failure.message} />}
      {data === undefined && rate > 0 && !error && <Skeleton lines={3} />}
      {data && rate > 0 && (
        <table className="pay-table" aria-label="Price by the day of the start">
          <thead>
            <tr>
              <th scope="col">Start</th>
              <th scope="col">A couple</th>
              <th scope="col">With a child of 8</th>
              <th>
                <span className="visually-hidden">Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.prices.map(({ day, season, couple, family }) => (
              <tr key={day}>
                <th scope="row">
                  {formatDay(day)}
                  <small>{season}</small>
                </th>
                <td>
                  <b>{formatRupees(couple)}</b>
                </td>
                <td>{formatRupees(family)}</td>
                <td>
                  <IconButton
                    icon="close"
                    label={`Remove ${formatDay(day)}`}
                    disabled={days.length === 1}
                    onClick={() => setDays(days.filter((each) => each !== day))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <DateBox label="Another day" value="" min={today} onChange={add} />
    </section>
  )
}

/** In the season that asks most. */
function nextChristmas(today: string): string {
  const ofYear = `${today.slice(0, 4)}-12-25`
  return ofYear > today ? ofYear : `${Number(today.slice(0, 4)) + 1}-12-25`
}
