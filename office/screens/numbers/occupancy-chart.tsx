import { useState } from 'react'
import type { OccupancyNumbers, Span } from '#contract/office/numbers.ts'
import { addDays } from '#contract/terms/india-time.ts'
import { Chart, FigureTable } from '../../ui/chart.tsx'
import { HeatTable, shareOf } from '../../ui/heat-table.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { dayLabel, monthLabel } from './presets.ts'
import { SaveTable } from './save-table.tsx'

const WORDS = {
  rooms: {
    title: 'Rooms sold',
    pick: 'Hotel',
    about:
      'Room nights that are sold, of those for sale on that night. Rooms that are only held do not count, closed nights are not for sale.',
    none: 'No room was for sale on these days.',
  },
  seats: {
    title: 'Seats sold on sailings',
    pick: 'Crossing',
    about:
      'Seats that are booked, of those for sale on our sailings. Sailings more than 60 days ago stand here only where somebody of ours was on board.',
    none: 'No sailing on these days.',
  },
}

type Props = { part: 'rooms' | 'seats'; occupancy: OccupancyNumbers }

/** One hotel, or one crossing, at a time: that which sold most, first. */
export function OccupancyChart({ part, occupancy: { span, columns, ...parts } }: Props) {
  const { title, pick, about, none } = WORDS[part]
  const { now, before, groups } = parts[part]
  const [chosen, setChosen] = useState('')
  const most = groups.reduce((best, each) => (each.sold > (best?.sold ?? -1) ? each : best), groups[0])
  const group = groups.find(({ id }) => id === chosen) ?? most
  return (
    <Chart
      title={title}
      about={`${about} ${shareOf(now)} of all (${before.forSale === 0 ? 'none for sale' : shareOf(before)} a year before).`}
      table={
        <FigureTable
          label={`${title}: all`}
          head={['Of', 'Name', 'Sold', 'For sale', 'Share']}
          rows={groups.flatMap((of) => of.rows.map((row) => [of.name, row.name, row.sold, row.forSale, shareOf(row)]))}
          foot={['All', '', now.sold, now.forSale, shareOf(now)]}
        />
      }
      file={<SaveTable table={part} span={span} of={title} />}
      choice={
        groups.length > 1 && (
          <SelectBox
            label={pick}
            value={group?.id ?? ''}
            onChange={setChosen}
            options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )
      }
      isRead
    >
      {group === undefined ? (
        none
      ) : (
        <HeatTable label={`${title}: ${group.name}`} columns={columns.map(columnLabel)} rows={group.rows} />
      )}
    </Chart>
  )
}

/** "1 to 7 Nov", "29 Nov to 5 Dec", "Nov 2026" of a whole month. */
function columnLabel({ from, until }: Span): string {
  if (from === until) return dayLabel(from)
  const isOneMonth = from.slice(0, 8) === until.slice(0, 8)
  if (isOneMonth && addDays(until, 1).endsWith('-01') && from.endsWith('-01')) return monthLabel(from)
  return `${isOneMonth ? Number(from.slice(8)) : dayLabel(from)} to ${dayLabel(until)}`
}
