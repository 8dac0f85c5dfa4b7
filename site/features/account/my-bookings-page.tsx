import { paths, withQuery } from '#site/paths.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { EmptyState } from '#site/ui/empty-state.tsx'
import { PageLinks } from '#site/ui/page-links.tsx'
import { Status } from '#site/ui/status.tsx'
import { visitorPaths } from '#site/visitor-paths.ts'
import '#site/ui/empty-state.css'
import { AskForms } from './ask-forms.tsx'
import { BookingCard } from './booking-card.tsx'
import type { BookingCardView } from './booking-card-view.ts'
import type { MyBookingsView } from './my-bookings-loader.ts'
import './my-bookings-page.css'
import { SignOut } from './sign-in-page.tsx'
import { browserHas, MY_BOOKINGS_TEXTS, SIGN_IN_TEXTS, signedInAs } from './texts.ts'

type Phone = { text: string; e164: string }

/** The list of whoever is signed in, or the two ways in. */
export function MyBookingsPage({ view, phone }: { view: MyBookingsView; phone?: Phone }) {
  return (
    <div className="wrap my-bookings-page">
      <Breadcrumbs items={[{ label: 'Home', href: paths.home }, { label: MY_BOOKINGS_TEXTS.title }]} />
      <header>
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

type ListsProps = Extract<MyBookingsView, { kind: 'in' }> & { phone?: Phone }

function Lists({ coming, past, page, pages, phone }: ListsProps) {
  if (coming.length === 0 && past.length === 0) {
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
      <div className="stack">
        <Section id="coming" title={MY_BOOKINGS_TEXTS.coming} bookings={coming} empty={MY_BOOKINGS_TEXTS.noneHere} />
        {past.length > 0 && <Section id="past" title={MY_BOOKINGS_TEXTS.past} bookings={past} />}
        <PageLinks
          label={MY_BOOKINGS_TEXTS.pages}
          page={page}
          pages={pages}
          hrefOf={(number) => withQuery(visitorPaths.myBookings, { page: number === 1 ? undefined : number })}
        />
      </div>
      <aside aria-labelledby="on-the-way">
        <h2 id="on-the-way">{MY_BOOKINGS_TEXTS.help}</h2>
        <ul>
          <li>{MY_BOOKINGS_TEXTS.helpId}</li>
          <li>{MY_BOOKINGS_TEXTS.helpChange}</li>
          {phone && (
            <li>
              {MY_BOOKINGS_TEXTS.helpCall}: <a href={`tel:${phone.e164}`}>{phone.text}</a>
            </li>
          )}
          <li>{MY_BOOKINGS_TEXTS.signOutHint}</li>
        </ul>
      </aside>
    </div>
  )
}

type SectionProps = { id: string; title: string; bookings: BookingCardView[]; empty?: string }

function Section({ id, title, bookings, empty }: SectionProps) {
  const first = bookings.find(({ toPay }) => toPay !== undefined)?.ref
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {bookings.length === 0 && <p className="soft">{empty}</p>}
      {bookings.map((booking) => (
        <BookingCard key={booking.ref} booking={booking} isFirst={booking.ref === first} />
      ))}
    </section>
  )
}
