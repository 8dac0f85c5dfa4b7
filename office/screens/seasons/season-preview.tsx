import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchDealOptions } from '#contract/office/deals.ts'
import { previewSeason, type SeasonPreview } from '#contract/office/price-seasons.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { yearRangeText } from '#contract/terms/year-days.ts'
import { callKey } from '#contract/v1/endpoint.ts'
import { askOffice, type OfficeError } from '../../call.ts'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { Note } from '../../ui/refused.tsx'
import { useOffice } from '../../use-office.ts'
import { useSettled } from '../../use-settled.ts'
import '../packages/public-card.css'
import { fieldsOf, isWhole, type SeasonValues } from './season-values.ts'

/** What saving a season would change, as it is being entered. */
export function SeasonChanges({ id, values }: { id: string | undefined; values: SeasonValues }) {
  const [packageId, setPackageId] = useState('')
  const packages = useOffice(fetchDealOptions).data?.products.filter(({ kind }) => kind === 'package') ?? []
  const asked = JSON.stringify({ ...fieldsOf(values), ...(id && { id }), ...(packageId && { packageId }) })
  const settled = useSettled(asked)
  const { data, error } = useQuery<SeasonPreview, OfficeError>({
    queryKey: [callKey(previewSeason), settled],
    queryFn: ({ signal }) => askOffice(previewSeason, { body: JSON.parse(settled), signal }),
    enabled: isWhole(values) && settled === asked,
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (!isWhole(values)) return <p className="hint">With a name, days and percentages you see here what changes.</p>
  if (error) return <Note kind="warn">{error.failure.message}</Note>
  return (
    <section className="preview" aria-label="What changes" aria-live="polite">
      <h3>What changes</h3>
      {data && <Changes {...data} />}
      {data && data.changes.length > 0 && (
        <SelectBox
          label="Prices of"
          value={packageId || (data.package?.id ?? '')}
          onChange={setPackageId}
          options={packages.map((each) => ({ value: each.id, label: each.name }))}
        />
      )}
    </section>
  )
}

function Changes({ changes, nights, sailings, package: sample }: SeasonPreview) {
  if (changes.length === 0) return <p className="hint">No day of the year costs another price.</p>
  return (
    <>
      <table className="pay-table" aria-label="Days that change">
        <thead>
          <tr>
            <th scope="col">Days</th>
            <th scope="col">Now</th>
            <th scope="col">Then</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ from, to, before, after, day, coupleBefore, coupleAfter }) => (
            <tr key={`${from} ${before}`}>
              <th scope="row">
                {yearRangeText({ from, to })}
                <small>{sample ? `A couple from ${formatDay(day)}` : formatDay(day)}</small>
              </th>
              <td>
                {before}
                {coupleBefore !== null && <small>{formatRupees(coupleBefore)}</small>}
              </td>
              <td>
                {after}
                {coupleAfter !== null && (
                  <small>
                    <b>{formatRupees(coupleAfter)}</b>
                  </small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">
        {nights.toLocaleString('en-IN')} nights of rooms and {sailings.toLocaleString('en-IN')} sailings ahead take
        another price. Those that were priced by hand, and what is booked or held, keep theirs.
      </p>
    </>
  )
}
