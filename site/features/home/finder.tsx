import type { ReactNode } from 'react'
import { CAR_PAX_MAX } from '#contract/terms/car-hire.ts'
import { formatRooms } from '#contract/terms/hotel-stay.ts'
import { addDays } from '#contract/terms/india-time.ts'
import { FERRY_SEATS_MAX, HOME_DURATION_NIGHTS } from '#contract/terms/limits.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { paths } from '#contract/terms/paths.ts'
import { guestsText, partyText } from '#contract/terms/stay-labels.ts'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import type { FinderView } from './finder-loader.ts'
import { MonthLine } from './month-line.tsx'
import { durationText, FINDER_TEXTS } from './texts.ts'

const { holidays, hotels, ferries, cars } = FINDER_TEXTS
const KINDS = [holidays, hotels, ferries, cars]
/** Round sums a person, as the package list understands them (`maxPrice`). */
const BUDGETS = [20_000, 30_000, 40_000, 50_000, 75_000]
/** The parties most people are; the page of results has counters for all others. */
const PARTIES = ['1-0', '2-0', '2-1', '2-2', '2-0,2-0']
const USUAL_PARTY = 2

/**
 * Four searches behind four radio buttons, each an ordinary form that leads to its page of results in the words of that page.
 * Which one is seen is the styles' doing (finder.css): nothing here needs a script.
 */
export function Finder({ view }: { view: FinderView }) {
  return (
    <>
      <Searches view={view} />
      {view.month && <MonthLine line={view.month} />}
    </>
  )
}

function Searches({ view }: Props) {
  return (
    <div className="wrap finder">
      <fieldset>
        <legend className="visually-hidden">{FINDER_TEXTS.kinds}</legend>
        {KINDS.map(({ kind }, index) => (
          <label key={kind}>
            <input type="radio" name="find" defaultChecked={index === 0} />
            {kind}
          </label>
        ))}
      </fieldset>
      <Holidays />
      <Hotels view={view} />
      <Ferries view={view} />
      <Cars view={view} />
      <Trust view={view} />
    </div>
  )
}

function Holidays() {
  return (
    <Search action={paths.tours} submit={holidays.submit}>
      <Cell label={holidays.duration}>
        <select name="duration">
          <option value="">{holidays.anyDuration}</option>
          {HOME_DURATION_NIGHTS.map((nights) => (
            <option key={nights}>{durationText(nights)}</option>
          ))}
        </select>
      </Cell>
      <Cell label={holidays.budget}>
        <select name="maxPrice">
          <option value="">{holidays.anyBudget}</option>
          {BUDGETS.map((amount) => (
            <option key={amount} value={amount}>
              {holidays.upTo(formatRupees(amount))}
            </option>
          ))}
        </select>
      </Cell>
    </Search>
  )
}

type Props = { view: FinderView }

function Hotels({ view: { islands, today } }: Props) {
  return (
    <Search action={paths.hotelSearch} submit={hotels.submit}>
      <Cell label={hotels.where}>
        <select name="destination">
          <option value="">{hotels.anywhere}</option>
          {islands.map((island) => (
            <option key={island}>{island}</option>
          ))}
        </select>
      </Cell>
      <Cell label={hotels.checkIn}>
        <input type="date" name="checkIn" min={today} />
      </Cell>
      <Cell label={hotels.checkOut}>
        <input type="date" name="checkOut" min={addDays(today, 1)} />
      </Cell>
      <Cell label={hotels.who}>
        <select name="rooms" defaultValue="2-0">
          {PARTIES.map((party) => (
            <option key={party} value={party}>
              {partyWords(party)}
            </option>
          ))}
        </select>
      </Cell>
    </Search>
  )
}

/** "2 adults and 1 child" of one room, "2 rooms, 4 guests" of several. */
function partyWords(party: string): string {
  const rooms = party.split(',').map((room) => {
    const [adults = 0, children = 0] = room.split('-').map(Number)
    return { adults, children }
  })
  const [only] = rooms
  return only && formatRooms([only]) === party ? guestsText(only) : partyText(rooms)
}

function Ferries({ view: { ports, today, last } }: Props) {
  return (
    <Search action={paths.ferry} submit={ferries.submit}>
      <Cell label={ferries.from}>
        <Port name="from" ports={ports} first={ports[0]} />
      </Cell>
      <Cell label={ferries.to}>
        <Port name="to" ports={ports} first={ports[1]} />
      </Cell>
      <Cell label={ferries.date}>
        <input type="date" name="date" min={today} max={last} defaultValue={addDays(today, 1)} required />
      </Cell>
      <Cell label={ferries.adults}>
        <Count name="adults" most={FERRY_SEATS_MAX} />
      </Cell>
    </Search>
  )
}

/** A list of ports, or a text where there is no list. */
function Port({ name, ports, first }: { name: string; ports: readonly string[]; first: string | undefined }) {
  if (ports.length === 0) return <input name={name} required />
  return (
    <select name={name} defaultValue={first}>
      {ports.map((port) => (
        <option key={port}>{port}</option>
      ))}
    </select>
  )
}

function Cars({ view: { stops, today } }: Props) {
  return (
    <Search action={paths.airportCarSearch} submit={cars.submit}>
      <Cell label={cars.direction}>
        <select name="isSwapped">
          <option value="false">{cars.fromAirport}</option>
          <option value="true">{cars.toAirport}</option>
        </select>
      </Cell>
      <Cell label={cars.where}>
        <input name="hotelName" list="finder-stops" placeholder={cars.wherePrompt} required />
        <datalist id="finder-stops">
          {stops.map((stop) => (
            <option key={stop} value={stop} />
          ))}
        </datalist>
      </Cell>
      <Cell label={cars.date}>
        <input type="date" name="pickupDate" min={today} />
      </Cell>
      <Cell label={cars.time}>
        <input type="time" name="pickupTime" />
      </Cell>
      <Cell label={cars.who}>
        <Count name="passengers" most={CAR_PAX_MAX} />
      </Cell>
    </Search>
  )
}

function Count({ name, most }: { name: string; most: number }) {
  return <input type="number" name={name} min={1} max={most} defaultValue={USUAL_PARTY} />
}

type SearchProps = { action: string; submit: string; children: ReactNode }

function Search({ action, submit, children }: SearchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark, as the other searches of the site
    <form action={action} role="search" aria-label={submit}>
      {children}
      <Button kind="primary" type="submit">
        <Icon name="search" />
        {` ${submit}`}
      </Button>
    </form>
  )
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its control is what stands in it
    <label>
      <small>{label}</small>
      {children}
    </label>
  )
}

/** Why to trust us, where it is seen first. */
function Trust({ view: { phone, hours } }: Props) {
  return (
    <ul>
      <li>
        <Icon name="check" />
        {FINDER_TEXTS.inPrice}
      </li>
      {phone && (
        <li>
          <Icon name="phone" />
          <span>
            <a href={`tel:${phone.e164}`}>{phone.text}</a>
            {`: ${FINDER_TEXTS.person}, ${hours}`}
          </span>
        </li>
      )}
    </ul>
  )
}
