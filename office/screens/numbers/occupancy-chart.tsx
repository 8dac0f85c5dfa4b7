import { useState } from 'react'
import type { OccupancyNumbers, Span } from '#contract/office/numbers.ts'
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
      about={`${about} ${shareOf(now)} of all (${shareOf(before)} a year before).`}
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

function columnLabel({ from, until }: Span): string {
  if (from === until) return dayLabel(from)
  return from.endsWith('-01') && until.slice(0, 8) === from.slice(0, 8) && Number(until.slice(8)) >= 28
    ? monthLabel(from)
    : `${dayLabel(from)} to ${dayLabel(until)}`
}
