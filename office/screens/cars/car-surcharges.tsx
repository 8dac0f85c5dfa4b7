import { Link } from 'react-router'
import { type CarNightRecord, changeCarNight, fetchCarNight, NIGHT_MOST } from '#contract/office/car-surcharges.ts'
import { listPriceSeasons } from '#contract/office/price-seasons.ts'
import { yearRangesText } from '#contract/terms/year-days.ts'
import type { Answer } from '../../call.ts'
import { useMay } from '../../me.tsx'
import { FieldSet, Input, needed, Row } from '../../ui/form.tsx'
import { MoneyBox, NumberBox } from '../../ui/number-boxes.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { TimeBox } from '../../ui/pick-boxes.tsx'
import { Refused } from '../../ui/refused.tsx'
import { DataTable } from '../../ui/table.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice, useRenewCall } from '../../use-office.ts'
import { RecordForm } from '../record/record-form.tsx'
import { percentWords } from '../seasons/season-values.ts'

// What the call declares.
const nightIn = (answer: unknown) => (answer as Answer<typeof changeCarNight>).carNight

function fieldsOf({ from, to, percent, leastRupees }: CarNightRecord) {
  return { from, to, percent: percent as number | null, leastRupees: leastRupees as number | null }
}

/** What cars by road and by the hour cost more: at night, and by season. */
export function CarSurcharges() {
  const { data, error } = useOffice(fetchCarNight)
  const renew = useRenewCall(fetchCarNight)
  const mayChange = useMay('prices.change')
  return (
    <>
      <PageHead
        title="Night and season"
        about="What cars by road and by the hour cost more or less than their fares. What is booked or held keeps its price."
        help="cars"
      />
      {error && <Refused message={error.failure.message} />}
      {data === undefined && !error && <Skeleton lines={5} />}
      {data && (
        <RecordForm
          record={data.carNight}
          change={changeCarNight}
          recordOf={nightIn}
          {...{ fieldsOf, mayChange }}
          take={renew}
        >
          <FieldSet
            title="Night"
            hint="By the time of the pick-up, not of the end. The night is added to the fare of the season."
          >
            <Row>
              <Input of={TimeBox} source="from" label="From" />
              <Input of={TimeBox} source="to" label="Until" hint="A pick-up at this time is one by day." />
            </Row>
            <Row>
              <Input
                of={NumberBox}
                source="percent"
                label="Costs more"
                suffix="%"
                min={0}
                max={NIGHT_MOST.percent}
                check={needed('Please enter a percentage')}
              />
              <Input
                of={MoneyBox}
                source="leastRupees"
                label="At least"
                hint="Before GST."
                check={needed('Please enter rupees, or 0')}
              />
            </Row>
          </FieldSet>
          <BySeason />
        </RecordForm>
      )}
    </>
  )
}

function BySeason() {
  const { data } = useOffice(listPriceSeasons)
  const hint = (
    <>
      Cars cost what the season of the pick-up says. Days and percentages are set under{' '}
      <Link to="/seasons">Seasons</Link>.
    </>
  )
  return (
    <FieldSet title="Season" hint={hint}>
      <DataTable
        label="Cars by season"
        rows={data?.seasons ?? []}
        idOf={({ id }) => id}
        columns={[
          { id: 'name', head: 'Season', onCard: 'title', cell: ({ name }) => name },
          { id: 'days', head: 'Days', cell: ({ ranges }) => yearRangesText(ranges) },
          { id: 'cars', head: 'Cars', cell: ({ carPercent }) => percentWords(carPercent) },
        ]}
      />
    </FieldSet>
  )
}
