import { sql } from 'kysely'
import { afterNumber, at, type PeopleTable } from './listed-table.ts'

/** Whoever asked, what was answered, and what was offered. The address of a quote opens it, so it stays. */
export const ENQUIRY_TABLES: readonly PeopleTable[] = [
  {
    ...{ name: 'enquiries', from: ['enquiry'], about: 'Enquiries as they were sent' },
    columns: [
      'reference',
      'state',
      'at',
      'subject',
      'name',
      'email',
      'phone',
      'adults',
      'children',
      'infants',
      'travel_date',
      'about',
      'message',
    ],
    page: (after, limit) => sql`
      select id::text as key, array[reference, state, ${at(sql`created_at`)}, subject, name, email, contact_number, adult_count::text,
             child_count::text, infant_count::text, travel_date::text, coalesce(package_name, about_words), message] as cells
        from enquiry where id > ${afterNumber(after)} order by id limit ${limit}`,
  },
  {
    ...{ name: 'enquiry_messages', from: ['enquiry_message'], about: 'What the office answered and noted' },
    columns: ['reference', 'kind', 'at', 'by', 'subject', 'text'],
    page: (after, limit) => sql`
      select message.id::text as key, array[reference, kind, ${at(sql`at`)}, by_name, message.subject, text] as cells
        from enquiry_message message join enquiry on enquiry.id = enquiry_id
       where message.id > ${afterNumber(after)} order by message.id limit ${limit}`,
  },
  {
    ...{ name: 'quotes', from: ['quote'], about: 'Quotes with what they offer' },
    columns: [
      ...[
        'number',
        'version',
        'name',
        'email',
        'enquiry',
        'written_by',
        'note',
        'valid_until',
        'accepted_at',
        'created_at',
      ],
      ...['asked', 'lines'],
    ],
    page: (after, limit) => sql`
      select id as key, array[number, version::text, name, email, enquiry_reference, written_by, note, ${at(sql`valid_until`)},
             ${at(sql`accepted_at`)}, ${at(sql`created_at`)}, asked::text, lines::text] as cells
        from quote where number is not null and id > ${after} order by id limit ${limit}`,
  },
  {
    ...{ name: 'quote_events', from: ['quote_audit'], about: 'What was done with a quote of the office' },
    columns: ['number', 'at', 'event', 'facts'],
    page: (after, limit) => sql`
      select event.id::text as key, array[number, ${at(sql`at`)}, event, facts::text] as cells
        from quote_audit event join quote on quote.id = quote_id
       where event.id > ${afterNumber(after)} order by event.id limit ${limit}`,
  },
]
