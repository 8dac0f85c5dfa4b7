import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { fetchHotelOptions, type OfficeHotel } from '#contract/office/hotels.ts'
import { fetchCalendar } from '#contract/office/nights.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import type { Answer } from '../../call.ts'
import { useMay } from '../../me.tsx'
import { type DayRange, daysOf, endsOf } from '../../ui/day-range.ts'
import { Empty } from '../../ui/empty.tsx'
import '../../ui/figures.css'
import { Refused } from '../../ui/refused.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { CalendarBoard } from './calendar-board.tsx'
import { daysOfMonth, monthIn } from './calendar-days.ts'
import { CalendarTools } from './calendar-tools.tsx'
import { CopyWeeks } from './copy-weeks.tsx'
import { HotelFrame } from './hotel-frame.tsx'
import { type ChosenNights, NightPanel } from './night-panel.tsx'
import { cellOf, nightsWords, rangeTitle } from './night-words.ts'
import { useNights } from './use-nights.ts'

type Rooms = Answer<typeof fetchCalendar>['roomTypes']

/** Prices and rooms for sale, night by night. */
export function HotelPrices() {
  return (
    <HotelFrame about="What a night costs and how many rooms are for sale. Prices are before GST.">
      {(hotel) => <Calendar hotel={hotel} />}
    </HotelFrame>
  )
}

function Calendar({ hotel }: { hotel: OfficeHotel }) {
  const [search, setSearch] = useSearchParams()
  const [range, setRange] = useState<DayRange>()
  const [isCopying, setIsCopying] = useState(false)
  const mayChange = useMay('prices.change')
  const deeds = useNights(hotel.id)
  const taxes = useOffice(fetchHotelOptions).data?.nightTax
  const today = dayInIndia(new Date())
  const month = monthIn(search.get('month'), today)
  const days = daysOfMonth(month, today)
  const query = { id: hotel.id, from: days[0] ?? today, days: days.length }
  const { data, error, refetch } = useOffice(fetchCalendar, query)
  if (error) return <Refused message={error.failure.message} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton lines={8} />
  if (data.roomTypes.length === 0) return <Empty icon="bed" title="No kind of room yet" />
  const show = (next: string) => {
    setRange(undefined)
    setSearch({ month: next }, { replace: true, preventScrollReset: true })
  }
  const choose = (next: DayRange | undefined) => {
    deeds.clear()
    setRange(next)
  }
  return (
    <div className="stack">
      <CalendarTools
        {...{ month, days, today, deeds, mayChange }}
        sold={{ ...soldOf(data.roomTypes), of: 'room-nights' }}
        onMonth={show}
        onCopy={() => setIsCopying(true)}
      />
      {deeds.undoFailure && <Refused message={deeds.undoFailure.message} />}
      <Board {...{ days, range, taxes, deeds, mayChange }} rooms={data.roomTypes} onChoose={choose} />
      <CopyWeeks
        open={isCopying}
        onClose={() => setIsCopying(false)}
        rooms={data.roomTypes}
        from={range ? endsOf(range).first : (days[0] ?? today)}
        {...{ today, deeds }}
      />
    </div>
  )
}

type BoardProps = {
  days: readonly string[]
  rooms: Rooms
  range: DayRange | undefined
  onChoose: (range: DayRange | undefined) => void
  taxes: Parameters<typeof NightPanel>[0]['taxes']
  deeds: ReturnType<typeof useNights>
  mayChange: boolean
}

function Board({ days, rooms, range, onChoose, taxes, deeds, mayChange }: BoardProps) {
  const byNight = new Map(rooms.flatMap(({ id, nights }) => nights.map((night) => [`${id} ${night.night}`, night])))
  const chosen = range && chosenOf(range, rooms)
  const room = rooms.find(({ id }) => id === range?.row)
  const all = rooms.reduce((sum, each) => sum + each.rooms, 0)
  return (
    <CalendarBoard
      label="Kind of room"
      rows={rooms.map(({ id, name, rooms: count }) => ({ id, name, note: count === 1 ? '1 room' : `${count} rooms` }))}
      {...{ days, range, onChoose, mayChange }}
      cellOf={(id, day) => cellOf(byNight.get(`${id} ${day}`))}
      foot={{ name: `Sold of ${all}`, of: (day) => <SoldOn day={day} rooms={rooms} /> }}
      keys={
        <>
          <li>
            <b>12,800</b> differs from the season price
          </li>
          <li>
            <b>2n</b> minimum nights
          </li>
        </>
      }
      words={{ things: 'nights', region: 'Chosen nights', hint: NOTHING_CHOSEN }}
      chosen={
        chosen && {
          title: rangeTitle(chosen.first, chosen.last),
          about: room?.name ?? '',
          count: nightsWords(chosen.nights.length),
        }
      }
      panel={(onSaved) =>
        chosen && (
          <NightPanel key={JSON.stringify(chosen)} {...{ chosen, taxes, deeds, onSaved }} rooms={room?.rooms ?? 0} />
        )
      }
    />
  )
}

const NOTHING_CHOSEN = 'Choose one night or several: their price, rooms and rules are changed here.'

/** The nights of the range that are for sale; undefined where none is. */
function chosenOf(range: DayRange, rooms: Rooms): ChosenNights | undefined {
  const days = new Set(daysOf(range))
  const nights = rooms.find(({ id }) => id === range.row)?.nights.filter(({ night }) => days.has(night)) ?? []
  return nights.length === 0 ? undefined : { roomTypeId: range.row, ...endsOf(range), nights }
}

function SoldOn({ day, rooms }: { day: string; rooms: Rooms }) {
  const nights = rooms.flatMap(({ nights: all }) => all.filter(({ night }) => night === day))
  const sold = nights.reduce((sum, night) => sum + night.sold, 0)
  const most = nights.reduce((sum, night) => sum + night.rooms, 0)
  return (
    <>
      {sold}
      <progress aria-hidden="true" max={Math.max(1, most)} value={sold} />
    </>
  )
}

function soldOf(rooms: Rooms): { sold: number; all: number } {
  const nights = rooms.flatMap(({ nights: each }) => each)
  return {
    sold: nights.reduce((sum, night) => sum + night.sold, 0),
    all: nights.reduce((sum, night) => sum + night.rooms, 0),
  }
}
