import { useState } from 'react'
import { listPriceSeasons, type OfficeSeason } from '#contract/office/price-seasons.ts'
import { counted } from '#contract/terms/counted.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { yearRangesText } from '#contract/terms/year-days.ts'
import { May, useMay } from '../../me.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Refused } from '../../ui/refused.tsx'
import { type Column, DataTable } from '../../ui/table.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { SeasonDialog } from './season-dialog.tsx'
import { percentWords } from './season-values.ts'
import { toneOf, YearStrip } from './year-strip.tsx'

/** The seasons of the year: their days, and what they do to prices. */
export function Seasons() {
  const [open, setOpen] = useState<OfficeSeason | 'new'>()
  const mayChange = useMay('prices.change')
  const { data, error } = useOffice(listPriceSeasons)
  const seasons = data?.seasons ?? []
  const make = (
    <Button kind="primary" icon="plus" onClick={() => setOpen('new')}>
      New season
    </Button>
  )
  return (
    <>
      <PageHead
        title="Seasons"
        about="Every day of the year is in one season. Packages, cars and ferries cost what the season says; each kind of room has its own price in each."
        help="seasons"
        actions={<May operation="prices.change">{make}</May>}
      />
      {error && <Refused message={error.failure.message} />}
      {data === undefined && !error && <Skeleton lines={5} />}
      {data && (
        <>
          <YearStrip seasons={seasons} today={dayInIndia(new Date())} />
          <DataTable<OfficeSeason>
            label="Seasons"
            columns={columnsOf(seasons)}
            rows={seasons}
            idOf={({ id }) => id}
            {...(mayChange ? { onOpen: setOpen } : {})}
          />
          {data.ferryDays.length > 0 && (
            <p className="hint">
              Ferries have days of their own, which count over the season:{' '}
              {data.ferryDays.map((days) => `${yearRangesText([days])}, ${days.percent}% of the timetable`).join('; ')}.
            </p>
          )}
        </>
      )}
      <SeasonDialog season={open} seasons={seasons} onClose={() => setOpen(undefined)} />
    </>
  )
}

function columnsOf(seasons: readonly OfficeSeason[]): Column<OfficeSeason>[] {
  return [
    {
      id: 'name',
      head: 'Season',
      onCard: 'title',
      cell: ({ id, name, ranges }) => (
        <span className="season-name">
          <svg className="key" viewBox="0 0 8 8" aria-hidden="true">
            <rect className={toneOf(seasons, id)} width="8" height="8" rx="2" />
          </svg>
          {name}
          <small>{yearRangesText(ranges)}</small>
        </span>
      ),
    },
    { id: 'packages', head: 'Packages', cell: ({ packagePercent }) => percentWords(packagePercent) },
    { id: 'cars', head: 'Cars', cell: ({ carPercent }) => percentWords(carPercent) },
    { id: 'ferries', head: 'Ferries', cell: ({ ferryPercent }) => `${ferryPercent}% of the timetable` },
    {
      id: 'rooms',
      head: 'Rooms',
      cell: ({ rooms, isBase }) => (isBase ? 'the price of the room' : roomWords(rooms)),
    },
  ]
}

function roomWords(rooms: number): string {
  return rooms === 0
    ? 'the price of the room'
    : `${counted(rooms, 'kind')} with a price of ${rooms === 1 ? 'its' : 'their'} own`
}
