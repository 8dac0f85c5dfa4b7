import './dates-page.css'
import { paths } from '#contract/terms/paths.ts'
import { DayKey, Month, MonthLinks } from '#site/shop/days/month-tables.tsx'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { Picture } from '#site/ui/picture.tsx'
import { PartyInputs, PartyNumbers } from '../booking/plain-party.tsx'
import { CHOSEN, DATES_TEXTS, leadText } from './dates-texts.ts'
import type { Chosen, DatesView } from './dates-view.ts'

/** Two months of start dates beside what is known of the chosen one; every month and day is a link, so nothing needs a script. */
export function DatesPage({ view }: { view: DatesView }) {
  const { slug, name, nights, months, tables, hasPeak } = view
  return (
    <div className="wrap dates-page">
      <Breadcrumbs items={[{ label: name, href: paths.packageDetails(slug) }, { label: DATES_TEXTS.crumb }]} />
      <header>
        <h1>{DATES_TEXTS.title}</h1>
        <p>{leadText(name, nights)}</p>
      </header>
      <MonthLinks months={months} label={DATES_TEXTS.months} />
      <div className="dates-columns">
        <div>
          <DayKey
            meanings={{
              lowest: DATES_TEXTS.keyLowest,
              ...(hasPeak ? { peak: DATES_TEXTS.keyPeak } : {}),
              closed: DATES_TEXTS.keyFull,
            }}
          />
          {tables.map((table) => (
            <Month key={table.month} table={table} />
          ))}
        </div>
        <ChosenDay view={view} />
      </div>
    </div>
  )
}

/** The address leads to the panel, as it does without script; the keyboard goes along. */
function focusNamed(panel: HTMLElement | null): void {
  if (location.hash === `#${CHOSEN}`) panel?.focus({ preventScroll: true })
}

function ChosenDay({ view: { slug, picture, party, chosen } }: { view: DatesView }) {
  return (
    <aside
      key={party.date}
      ref={focusNamed}
      id={CHOSEN}
      tabIndex={-1}
      className="dates-chosen"
      aria-label={DATES_TEXTS.crumb}
    >
      {picture && (
        <div className="plate">
          <Picture picture={picture} alt="" sizes="(width >= 900px) 360px, 88vw" widest={960} />
        </div>
      )}
      <form className="dates-party" action={paths.packageDates(slug)} aria-label={DATES_TEXTS.party}>
        {party.date !== '' && <input type="hidden" name="date" value={party.date} />}
        <PartyNumbers party={party} />
        <Button kind="outline" size="small" type="submit">
          {DATES_TEXTS.show}
        </Button>
      </form>
      {chosen === undefined ? (
        <p role="status">{DATES_TEXTS.choose}</p>
      ) : (
        <ChosenFacts chosen={chosen}>
          <input type="hidden" name="date" value={party.date} />
          <PartyInputs party={party} />
        </ChosenFacts>
      )}
      <Link to={paths.packageDetails(slug)}>{DATES_TEXTS.back}</Link>
    </aside>
  )
}

type FactsProps = { chosen: Chosen; children: React.ReactNode }

function ChosenFacts({ chosen: { title, price, unit, facts, problem, bookHref, cheaper }, children }: FactsProps) {
  return (
    <>
      <div role="status">
        <h2>{title}</h2>
        {problem && <p>{problem}</p>}
      </div>
      {bookHref !== undefined && (
        <>
          <p className="price panel">
            <strong>{price}</strong>
            <small>{unit}</small>
          </p>
          <form method="post" action={bookHref}>
            {children}
            <Button kind="primary" type="submit" wide>
              {DATES_TEXTS.book}
            </Button>
          </form>
          <ul className="dates-facts">
            {facts.map((fact) => (
              <li key={fact}>
                <Icon name="check" />
                {fact}
              </li>
            ))}
          </ul>
        </>
      )}
      {cheaper && (
        <p>
          {cheaper.text}{' '}
          <Link to={cheaper.href} preventScrollReset>
            {cheaper.label}
          </Link>
        </p>
      )}
    </>
  )
}
