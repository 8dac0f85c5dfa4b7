import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { fetchHotelOptions, type OfficeHotel } from '#contract/office/hotels.ts'
import { fetchCalendar } from '#contract/office/nights.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import type { Answer } from '../../call.ts'
import { useMay } from '../../me.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { DayGrid } from '../../ui/day-grid.tsx'
import { type DayRange, daysOf, endsOf } from '../../ui/day-range.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import '../../ui/figures.css'
import { Refused } from '../../ui/refused.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { daysOfMonth } from './calendar-days.ts'
import { CalendarKey } from './calendar-key.tsx'
import { CalendarTools } from './calendar-tools.tsx'
import { CopyWeeks } from './copy-weeks.tsx'
import { HotelFrame } from './hotel-frame.tsx'
import './hotel-prices.css'
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
        sold={soldOf(data.roomTypes)}
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
  const isWide = useWide()
  const [isOpen, setIsOpen] = useState(false)
  const byNight = new Map(rooms.flatMap(({ id, nights }) => nights.map((night) => [`${id} ${night.night}`, night])))
  const chosen = range && chosenOf(range, rooms)
  const room = rooms.find(({ id }) => id === range?.row)
  const title = chosen && rangeTitle(chosen.first, chosen.last)
  const panel = chosen && (
    <NightPanel
      key={JSON.stringify(chosen)}
      {...{ chosen, taxes, deeds }}
      rooms={room?.rooms ?? 0}
      onSaved={() => setIsOpen(false)}
    />
  )
  const all = rooms.reduce((sum, each) => sum + each.rooms, 0)
  return (
    <div className={isWide ? 'calendar-board' : 'stack'}>
      <div className="stack">
        <DayGrid
          label="Kind of room"
          rows={rooms.map(({ id, name, rooms: count }) => ({
            id,
            name,
            note: count === 1 ? '1 room' : `${count} rooms`,
          }))}
          days={days}
          chosen={range}
          onChoose={onChoose}
          cellOf={(id, day) => cellOf(byNight.get(`${id} ${day}`))}
          foot={{ name: `Sold of ${all}`, of: (day) => <SoldOn day={day} rooms={rooms} /> }}
        />
        <CalendarKey isWide={isWide} />
      </div>
      {isWide && mayChange && (
        <aside className="panel" aria-label="Chosen nights">
          {panel ? (
            <>
              <header className="night-head">
                <p className="hint">
                  {room?.name}, {nightsWords(chosen.nights.length)}
                </p>
                <h2>{title}</h2>
              </header>
              {panel}
            </>
          ) : (
            <p className="hint">Choose one night or several: their price, rooms and rules are changed here.</p>
          )}
        </aside>
      )}
      {!isWide && chosen && (
        <div className="night-bar">
          <span>
            <b>{title}</b>
            <small>{nightsWords(chosen.nights.length)} chosen</small>
          </span>
          <IconButton icon="close" label="Clear" onClick={() => onChoose(undefined)} />
          {mayChange && (
            <Button kind="primary" onClick={() => setIsOpen(true)}>
              Change
            </Button>
          )}
        </div>
      )}
      {!isWide && (
        <Dialog open={isOpen && chosen !== undefined} onClose={() => setIsOpen(false)} title={title ?? ''}>
          <p className="hint">
            {room?.name}, {nightsWords(chosen?.nights.length ?? 0)}
          </p>
          {panel}
        </Dialog>
      )}
    </div>
  )
}

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

function soldOf(rooms: Rooms): { sold: number; rooms: number } {
  const nights = rooms.flatMap(({ nights: all }) => all)
  return {
    sold: nights.reduce((sum, night) => sum + night.sold, 0),
    rooms: nights.reduce((sum, night) => sum + night.rooms, 0),
  }
}

function monthIn(asked: string | null, today: string): string {
  const now = today.slice(0, 7)
  return asked !== null && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(asked) && asked > now ? asked : now
}
