import { useState } from 'react'
import type { BookingRow } from '#contract/office/bookings.ts'
import { counted } from '#contract/terms/counted.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { useMay } from '../../me.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Empty } from '../../ui/empty.tsx'
import { List } from '../../ui/list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { DateBox } from '../../ui/pick-boxes.tsx'
import type { Column } from '../../ui/table.tsx'
import { KIND_OPTIONS, STATE_OPTIONS, STATES } from './states.ts'
import './bookings.css'

const COLUMNS: readonly Column<BookingRow>[] = [
  { id: 'name', head: 'Who', onCard: 'title', cell: ({ name }) => name },
  {
    id: 'state',
    head: 'State',
    onCard: 'aside',
    cell: ({ state }) => <Badge kind={STATES[state].kind}>{STATES[state].label}</Badge>,
  },
  { id: 'id', head: 'Reference', onCard: 'bare', cell: ({ id }) => <span className="token">{id}</span> },
  {
    id: 'titles',
    head: 'What',
    onCard: 'bare',
    cell: ({ titles, travellers }) => `${titles.join('; ')} (${counted(travellers, 'traveller')})`,
  },
  {
    id: 'days',
    head: 'Travels',
    cell: ({ firstDay, lastDay }) =>
      firstDay === lastDay ? formatDay(firstDay) : `${formatDay(firstDay)} to ${formatDay(lastDay)}`,
  },
  { id: 'contactText', head: 'Phone', cell: ({ contactText }) => <span className="num">{contactText}</span> },
  { id: 'total', head: 'Price', end: true, cell: ({ total }) => <span className="num">{formatRupees(total)}</span> },
  {
    id: 'due',
    head: 'Due',
    end: true,
    cell: ({ due }) => (due === 0 ? 'nothing' : <b className="num">{formatRupees(due)}</b>),
  },
]

/** Every booking, found by whatever a caller can name. */
export function Bookings() {
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const mayChange = useMay('bookings.change')
  const days = { ...(from === '' ? {} : { from }), ...(until === '' ? {} : { until }) }
  return (
    <>
      <PageHead
        title="Bookings"
        about="Find a booking by its reference, a name, the last digits of a telephone number or a mail address, and open its story."
        help="bookings"
        actions={
          mayChange && (
            <ButtonLink to="/bookings/for-a-caller" kind="primary" icon="mail">
              Book for a caller
            </ButtonLink>
          )
        }
      />
      <div className="booking-days">
        <DateBox label="Travels from" value={from} onChange={setFrom} />
        <DateBox label="Travels until" value={until} min={from} onChange={setUntil} />
        {(from !== '' || until !== '') && (
          <Button
            kind="quiet"
            onClick={() => {
              setFrom('')
              setUntil('')
            }}
          >
            All days
          </Button>
        )}
      </div>
      <List<BookingRow>
        resource="bookings"
        label="Bookings"
        columns={COLUMNS}
        sort={{ field: 'createdAt', order: 'DESC' }}
        linkOf={({ id }) => `/bookings/${id}`}
        search="Name, phone, reference or mail"
        filters={[
          { source: 'state', label: 'State', options: STATE_OPTIONS },
          { source: 'kind', label: 'Product', options: KIND_OPTIONS },
        ]}
        fixed={days}
        empty={
          <Empty icon="ticket" title={from === '' && until === '' ? 'No booking yet' : 'Nobody travels on these days'}>
            Bookings stand here as soon as somebody has given their name for a trip.
          </Empty>
        }
      />
    </>
  )
}
