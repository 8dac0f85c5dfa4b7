import { type FormEvent, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { lastCheckOut } from '#contract/terms/hotel-stay.ts'
import { STAY_NIGHTS_MAX } from '#contract/terms/limits.ts'
import { paths } from '#contract/terms/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { DateRange } from '#site/ui/date-range.tsx'
import { SuggestField } from '#site/ui/suggest-field.tsx'
import type { Chosen } from '#site/ui/suggestions.ts'
import { type HotelQuery, hotelSearchHref, type Stay } from '../hotel-query.ts'
import { emptyRoom, RoomsField } from './rooms-field.tsx'
import './search-bar.css'
import { HOTEL_TEXTS, noSuchPlace } from '../texts.ts'

const RECENT_KEY = 'padauk.hotel-destinations'
/** The check-in cell: links may lead to it. */
const CHECK_IN_ID = 'hotel-check-in'

type Props = {
  destination: Chosen
  stay: Stay
  /** Kept by a new search. */
  sort?: HotelQuery['sort']
  /** Today in India, the first day one may come. */
  today: string
  /** Where a search goes whose destination was not changed; without it, to the list. */
  staysOn?: (stay: Stay) => string
  /** Where something else on the page is its one coral button. */
  quiet?: boolean
}

/** Where, when and who, in one bar. An ordinary form, whose answers are in the address. */
export function SearchBar(props: Props) {
  const { today, sort, quiet } = props
  const form = useSearchForm(props)
  return (
    <Form
      action={paths.hotelSearch}
      method="get"
      role="search"
      aria-label={HOTEL_TEXTS.searchLabel}
      className="search-bar hotel-search-bar"
      onSubmit={form.onSubmit}
    >
      <SuggestField
        label={HOTEL_TEXTS.destination}
        prompt={HOTEL_TEXTS.destinationPrompt}
        name="destination"
        source={paths.hotelDestinations}
        recentKey={RECENT_KEY}
        chosen={form.destination}
        error={form.unknown === undefined ? undefined : noSuchPlace(form.unknown)}
        onChoose={form.setDestination}
        onUnknown={form.setUnknown}
      />
      <DateRange
        id={CHECK_IN_ID}
        from={form.stay.checkIn}
        to={form.stay.checkOut}
        names={{ from: 'checkIn', to: 'checkOut' }}
        labels={{ from: HOTEL_TEXTS.checkIn, to: HOTEL_TEXTS.checkOut }}
        prompts={{ from: HOTEL_TEXTS.chooseCheckIn, to: HOTEL_TEXTS.chooseCheckOut }}
        empty={HOTEL_TEXTS.addDate}
        min={today}
        max={lastCheckOut(today)}
        nightsMax={STAY_NIGHTS_MAX}
        error={form.problem}
        onChange={({ from, to }) => form.setStay({ ...form.stay, checkIn: from, checkOut: to })}
      />
      <RoomsField rooms={form.stay.rooms} onChange={(rooms) => form.setStay({ ...form.stay, rooms })} />
      {sort && sort !== 'recommended' && <input type="hidden" name="sort" value={sort} />}
      <Button kind={quiet ? 'outline' : 'primary'} type="submit">
        {HOTEL_TEXTS.search}
      </Button>
    </Form>
  )
}

function useSearchForm({ destination: first, stay: asked, sort, staysOn }: Props) {
  const navigate = useNavigate()
  const [destination, setDestination] = useState(first)
  const [unknown, setUnknown] = useState<string>()
  const [stay, setStay] = useState(asked)
  const [problem, setProblem] = useState<string>()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const missing = missingIn(stay)
    setProblem(missing)
    // Each says beside its own field what is missing.
    if (unknown !== undefined || missing !== undefined || emptyRoom(stay.rooms) !== undefined) return
    const isSame = staysOn !== undefined && destination.id === first.id
    void navigate(isSame ? staysOn(stay) : hotelSearchHref({ ...stay, destination: destination.id, sort }))
  }
  return {
    destination,
    setDestination,
    unknown,
    setUnknown,
    stay,
    setStay: (next: Stay) => {
      setProblem(undefined)
      setStay(next)
    },
    problem,
    onSubmit,
  }
}

function missingIn({ checkIn, checkOut }: Stay): string | undefined {
  return checkIn !== '' && checkOut === '' ? HOTEL_TEXTS.checkOutMissing : undefined
}
