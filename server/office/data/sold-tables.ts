import { sql } from 'kysely'
import { afterNumber, at, type PeopleTable } from './listed-table.ts'

/** What accounts and a later system need: no numbers of documents, nothing that opens a booking. */
export const SOLD_TABLES: readonly PeopleTable[] = [
  {
    ...{ name: 'bookings', from: ['booking'], about: 'Bookings with who booked' },
    columns: [
      'reference',
      'state',
      'booked_at',
      'confirmed_at',
      'name',
      'email',
      'phone',
      'gstin',
      'travellers',
      'plan',
      'rupees',
    ],
    page: (after, limit) => sql`
      select id as key, array[reference, state, ${at(sql`placed_at`)}, ${at(sql`confirmed_at`)}, lead ->> 'name', lead ->> 'email',
             lead ->> 'contactNumber', gstin, jsonb_array_length(travellers)::text, plan,
             (select coalesce(sum(amount_payable), 0)::text from booking_line where booking_id = booking.id)] as cells
        from booking where reference is not null and id > ${after} order by id limit ${limit}`,
  },
  {
    ...{ name: 'booking_lines', from: ['booking_line'], about: 'What was booked, line by line, with what it costs' },
    columns: [
      'reference',
      'line',
      'kind',
      'title',
      'starts_at',
      'ends_at',
      'state',
      'base',
      'discount',
      'tax',
      'payable',
      'kept',
    ],
    page: (after, limit) => sql`
      select booking_id || ' ' || line_id as key, array[reference, line_id, kind, title, ${at(sql`starts_at`)}, ${at(sql`ends_at`)},
             line.state, base_price::text, discount::text, tax_amount::text, amount_payable::text, kept::text] as cells
        from booking_line line join booking on booking.id = booking_id
       where reference is not null and (booking_id, line_id) > (split_part(${after}, ' ', 1), split_part(${after}, ' ', 2))
       order by booking_id, line_id limit ${limit}`,
  },
  {
    ...{ name: 'payments', from: ['ledger', 'capture'], about: 'Money that came and went, as the ledger has it' },
    columns: ['reference', 'entry', 'gateway', 'payment', 'rupees', 'at'],
    page: (after, limit) => sql`
      select ledger.id::text as key, array[reference, entry, gateway, gateway_payment_id, amount::text, ${at(sql`ledger.at`)}] as cells
        from ledger join booking on booking.id = booking_id
       where ledger.id > ${afterNumber(after)} order by ledger.id limit ${limit}`,
  },
  {
    ...{ name: 'refunds', from: ['refund'], about: 'Refunds and how far they are' },
    columns: ['reference', 'state', 'gateway', 'rupees', 'reason', 'due_on', 'changed_at'],
    page: (after, limit) => sql`
      select refund.id as key, array[reference, refund.state, gateway, amount::text, reason, due_date::text, ${at(sql`updated_at`)}] as cells
        from refund join booking on booking.id = booking_id where refund.id > ${after} order by refund.id limit ${limit}`,
  },
  {
    ...{ name: 'travellers', from: ['booking'], about: 'Everybody who travels, without numbers of documents' },
    columns: ['reference', 'place', 'name', 'age', 'sex', 'nationality'],
    page: (after, limit) => sql`
      select booking.id || ' ' || lpad(place::text, 4, '0') as key,
             array[reference, place::text, each ->> 'name', each ->> 'age', each ->> 'sex', each ->> 'nationality'] as cells
        from booking cross join jsonb_array_elements(travellers) with ordinality person (each, place)
       where reference is not null and booking.id >= split_part(${after}, ' ', 1)
         and (booking.id, place) > (split_part(${after}, ' ', 1), coalesce(nullif(split_part(${after}, ' ', 2), '')::bigint, 0))
       order by booking.id, place limit ${limit}`,
  },
  {
    ...{ name: 'booking_events', from: ['booking_audit'], about: 'What became of each booking, step by step' },
    columns: ['reference', 'step', 'at', 'event', 'from_state', 'to_state', 'facts'],
    page: (after, limit) => sql`
      select booking_id || ' ' || position as key,
             array[reference, position::text, ${at(sql`event.at`)}, event, from_state, to_state, facts::text] as cells
        from booking_audit event join booking on booking.id = booking_id
       where reference is not null
         and (booking_id, position) > (split_part(${after}, ' ', 1), coalesce(nullif(split_part(${after}, ' ', 2), '')::integer, -1))
       order by booking_id, position limit ${limit}`,
  },
  {
    ...{ name: 'booking_notes', from: ['booking_note'], about: 'Notes of the office on bookings' },
    columns: ['reference', 'at', 'by', 'text'],
    page: (after, limit) => sql`
      select note.id::text as key, array[reference, ${at(sql`note.at`)}, by_name, text] as cells
        from booking_note note join booking on booking.id = booking_id
       where note.id > ${afterNumber(after)} order by note.id limit ${limit}`,
  },
  {
    ...{ name: 'booking_messages', from: ['booking_message'], about: 'What travellers wrote about their bookings' },
    columns: ['reference', 'at', 'text'],
    page: (after, limit) => sql`
      select message.id::text as key, array[booking.reference, ${at(sql`message.at`)}, text] as cells
        from booking_message message join booking on booking.id = booking_id
       where message.id > ${afterNumber(after)} order by message.id limit ${limit}`,
  },
  {
    ...{ name: 'payment_attempts', from: ['payment'], about: 'What was asked for at the gateway, paid or not' },
    columns: ['reference', 'purpose', 'gateway', 'order', 'rupees', 'state', 'at'],
    page: (after, limit) => sql`
      select payment.id as key, array[reference, purpose, gateway, order_id, amount::text, payment.state, ${at(sql`payment.created_at`)}] as cells
        from payment join booking on booking.id = booking_id where payment.id > ${after} order by payment.id limit ${limit}`,
  },
  {
    ...{ name: 'invoices', from: ['invoice'], about: 'Numbers of invoices' },
    columns: ['reference', 'series', 'number', 'day'],
    page: (after, limit) => sql`
      select booking_id as key, array[reference, series, number::text, day::text] as cells
        from invoice join booking on booking.id = booking_id where booking_id > ${after} order by booking_id limit ${limit}`,
  },
  {
    ...{
      name: 'disruption_parties',
      from: ['disruption_party'],
      about: 'Whom a disruption hit, and what became of it',
    },
    columns: [
      'reference',
      'line',
      'disruption',
      'state',
      'offered_at',
      'answered_at',
      'settled',
      'settled_at',
      'by_traveller',
    ],
    page: (after, limit) => sql`
      select party.id as key, array[reference, line_id, disruption_id, party.state, ${at(sql`offered_at`)}, ${at(sql`answered_at`)},
             settled, ${at(sql`settled_at`)}, by_traveller::text] as cells
        from disruption_party party join booking on booking.id = booking_id where party.id > ${after} order by party.id limit ${limit}`,
  },
]
