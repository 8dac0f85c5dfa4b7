import { sql } from 'kysely'
import { AT, type KeptCase, type KeptRows } from './kept-rows.ts'

const MEMBER = sql`
  insert into staff_member (id, email, name, role, state) values ('m', 'meera@example.in', 'Meera', 'agent', 'active')
  on conflict do nothing`

/** How long what members of staff leave behind is kept. */
export function staffCases(rows: () => KeptRows): KeptCase[] {
  return [
    {
      what: 'a session of the office, 12 hours',
      add: () =>
        rows().run(
          MEMBER,
          sql`insert into staff_session (token_hash, member_id, step, device, created_at) values ('t', 'm', 'in', 'Chrome', ${AT})`,
        ),
      over: '2026-11-22T16:30:00Z',
      is: () => rows().isThere('staff_session', sql`true`),
    },
    {
      what: 'a code for the office, 25 hours',
      add: () =>
        rows().run(
          MEMBER,
          sql`insert into staff_code (id, member_id, created_at, expires_at) values ('c', 'm', ${AT}, ${AT})`,
        ),
      over: '2026-11-23T05:30:00Z',
      is: () => rows().isThere('staff_code', sql`true`),
    },
    {
      what: 'a link that opens an account, 7 days after its end',
      add: () =>
        rows().run(
          MEMBER,
          sql`insert into staff_setup_link (token_hash, member_id, expires_at) values ('l', 'm', ${AT})`,
        ),
      over: '2026-11-29T04:30:00Z',
      is: () => rows().isThere('staff_setup_link', sql`true`),
    },
    {
      what: 'a change by staff, 400 days',
      add: () =>
        rows().run(
          sql`insert into staff_audit (at, member_id, by_name, action, subject, subject_id) values (${AT}, 'm', 'Meera', 'changed', 'hotel', 'h')`,
        ),
      over: '2027-12-27T04:30:00Z',
      is: () => rows().isThere('staff_audit', sql`true`),
    },
    {
      what: 'a statement of the bank with its lines, 8 years',
      add: () =>
        rows().run(
          sql`insert into bank_statement (id, kind, name, hash, from_day, until_day, by_name, at)
              values ('s', 'bank', 'November.csv', 'h', ${AT}, ${AT}, 'Meera', ${AT})`,
          sql`insert into bank_line (statement_id, day, entry, amount, text, keys) values ('s', ${AT}, 'in', 118, 'ASHA RAO', '{A}')`,
        ),
      over: '2034-11-22T04:30:00Z',
      is: () => rows().isThere('bank_line', sql`true`),
    },
    {
      what: 'a note on a difference between bank and ledger, 8 years',
      add: () =>
        rows().run(
          sql`insert into bank_statement (id, kind, name, hash, from_day, until_day, by_name, at)
              values ('n', 'bank', 'December.csv', 'n', ${AT}, ${AT}, 'Meera', ${AT}::timestamptz + interval '1 month')`,
          sql`insert into bank_line (statement_id, day, entry, amount, keys) values ('n', ${AT}, 'in', 118, '{A}')`,
          sql`insert into settlement_note (bank_line_id, text, is_settled, by_name, at)
              select id, 'Of her brother', true, 'Meera', ${AT} from bank_line where statement_id = 'n'`,
        ),
      over: '2034-11-22T04:30:00Z',
      is: () => rows().isThere('settlement_note', sql`true`),
    },
  ]
}
