import '#site/ui/page.css'
import { paths, withQuery } from '#contract/terms/paths.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { EmptyState } from '#site/ui/empty-state.tsx'
import { Link } from '#site/ui/link.tsx'
import { PageLinks } from '#site/ui/page-links.tsx'
import { Status } from '#site/ui/status.tsx'
import { Ticks } from '#site/ui/ticks.tsx'
import '#site/ui/empty-state.css'
import { AskForms } from './ask-forms.tsx'
import { BookingCard } from './booking-card.tsx'
import type { BookingCardView } from './booking-card-view.ts'
import type { BookingLists, MyBookingsView } from './my-bookings-loader.ts'
import './my-bookings-page.css'
import { SignOut } from './sign-in-page.tsx'
import { browserHas, MY_BOOKINGS_TEXTS, SIGN_IN_TEXTS, signedInAs } from './texts.ts'

type Phone = { text: string; e164: string }

/** The list of whoever is signed in, or the two ways in. */
export function MyBookingsPage({ view, phone }: { view: MyBookingsView; phone?: Phone }) {
  return (
    <div className="wrap page roomy my-bookings-page">
      <Breadcrumbs items={[{ label: MY_BOOKINGS_TEXTS.title }]} />
      <header className="spread">
        <div>
          <h1>{MY_BOOKINGS_TEXTS.title}</h1>
          <p className="soft">{view.kind === 'in' ? signedInAs(view.email) : SIGN_IN_TEXTS.intro}</p>
        </div>
        {view.kind === 'in' && <SignOut />}
      </header>
      {view.kind === 'failed' && (
        <Status kind="error" retryHref={visitorPaths.myBookings}>
          {view.message}
        </Status>
      )}
      {view.kind === 'out' && (
        <>
          {view.bookingsHere > 0 && <Status kind="info">{browserHas(view.bookingsHere)}</Status>}
          <AskForms />
        </>
      )}
      {view.kind === 'in' && <Lists {...view} phone={phone} />}
    </div>
  )
}

type ListsProps = BookingLists & { phone?: Phone }

function Lists({ coming, past, cancelled, next, carry, balance, page, pages, phone }: ListsProps) {
  if (coming.length + past.length + cancelled.length === 0) {
    return (
      <EmptyState title={MY_BOOKINGS_TEXTS.none} text={MY_BOOKINGS_TEXTS.noneText}>
        <Button kind="primary" href={paths.tours}>
          {MY_BOOKINGS_TEXTS.packages}
        </Button>
      </EmptyState>
    )
  }
  return (
    <div className="my-bookings-layout">
      <div>
        {balance && (
          <Status kind="info">
            <b>{balance.amount}</b> {balance.text}
          </Status>
        )}
        <Section id="coming" title={MY_BOOKINGS_TEXTS.coming} bookings={coming} next={next} isEmptySaid />
        <Section id="past" title={MY_BOOKINGS_TEXTS.past} bookings={past} />
        <Section id="cancelled" title={MY_BOOKINGS_TEXTS.cancelled} bookings={cancelled} />
        <PageLinks
          label={MY_BOOKINGS_TEXTS.pages}
          page={page}
          pages={pages}
          hrefOf={(number) => withQuery(visitorPaths.myBookings, { page: number === 1 ? undefined : number })}
        />
      </div>
      <aside aria-labelledby="on-the-way">
        <h2 id="on-the-way">{MY_BOOKINGS_TEXTS.help}</h2>
        {next?.isDriverToCome && <p>{MY_BOOKINGS_TEXTS.helpDriver}</p>}
        {phone && (
          <p>
            {MY_BOOKINGS_TEXTS.helpCall} <a href={`tel:${phone.e164}`}>{phone.text}</a>
          </p>
        )}
        <h2>{MY_BOOKINGS_TEXTS.carry}</h2>
        <Ticks items={carry} />
        {next && (
          <p>
            <Link to={`${visitorPaths.booking(next.ref)}#changes`}>{MY_BOOKINGS_TEXTS.change}</Link>
          </p>
        )}
        <p className="soft">{MY_BOOKINGS_TEXTS.signOutHint}</p>
      </aside>
    </div>
  )
}

type SectionProps = {
  id: string
  title: string
  bookings: BookingCardView[]
  next?: BookingLists['next']
  /** False: without a booking there is no section. */
  isEmptySaid?: boolean
}

function Section({ id, title, bookings, next, isEmptySaid = false }: SectionProps) {
  if (bookings.length === 0 && !isEmptySaid) return null
  const first = bookings.find(({ toPay }) => toPay !== undefined)?.ref
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title} {bookings.length > 0 && <small>{bookings.length}</small>}
      </h2>
      {bookings.length === 0 && <p className="soft">{MY_BOOKINGS_TEXTS.noneHere}</p>}
      {bookings.map((booking) => (
        <BookingCard
          key={booking.ref}
          booking={booking}
          isFirst={booking.ref === first}
          moments={booking.ref === next?.ref ? next.moments : undefined}
        />
      ))}
    </section>
  )
}
