/*
 * How the tables would lie on several nodes of a distributed PostgreSQL (docs/scale.md); tests/api/distribution.test.ts holds it against
 * the tables as they are. What is given a key lies on the node of its key's value. Everything else of a booking follows its booking,
 * and what is claimed lies with its stock: a sale has two nodes at most for each line, and one for its booking.
 */

/** By the column whose value says on which node a row lies. */
export const DISTRIBUTED: Readonly<Record<string, string>> = {
  booking: 'id',
  booking_line: 'booking_id',
  booking_audit: 'booking_id',
  booking_message: 'booking_id',
  booking_note: 'booking_id',
  cancel_quote: 'booking_id',
  payment: 'booking_id',
  capture: 'booking_id',
  refund: 'booking_id',
  ledger: 'booking_id',
  disruption_party: 'booking_id',
  ferry_sailing: 'id',
  ferry_seat: 'sailing_id',
  room_night: 'room_type_id',
  room_claim: 'room_type_id',
  car_claim: 'island_id',
  activity_claim: 'activity_id',
  seat_hold_count: 'visitor_id',
  session: 'token_hash',
  limit_counter: 'key',
  idempotency: 'principal',
}

/** On one node: few rows at a time, a count without gaps, or a queue that all processes lease from. */
export const ON_ONE_NODE: readonly string[] = [
  ...['outbox', 'mail', 'payment_event', 'invoice', 'holding_limit_reached', 'form_limit', 'clock_lease', 'app_clock'],
  ...[
    'enquiry',
    'enquiry_message',
    'quote',
    'quote_audit',
    'quote_mail',
    'review',
    'review_invitation',
    'review_photo',
  ],
  ...[
    'sign_in_challenge',
    'wrong_code',
    'bank_line',
    'bank_statement',
    'settlement_note',
    'disruption_message',
    'reply_template',
  ],
  ...[
    'staff_audit',
    'staff_challenge',
    'staff_code',
    'staff_passkey',
    'staff_recovery_code',
    'staff_session',
    'staff_setup_link',
  ],
  ...[
    'package_draft',
    'package_version',
    'policy_draft',
    'post_draft',
    'post_version',
    'uploaded_picture',
    'schema_migration',
  ],
  ...['sandbox_message', 'sandbox_order', 'sandbox_payment', 'sandbox_refund', 'search_entry', 'search_word'],
  ...['catalogue_version', 'kept_version', 'page_change', 'setting', 'brand_look', 'price_history'],
]

/** On every node alike, as rows are read with every sale and seldom written: the catalogue, its places and people. */
export const EVERYWHERE: readonly string[] = [
  ...[
    'activity',
    'activity_picture',
    'activity_place',
    'activity_slot',
    'amenity',
    'bed_type',
    'category',
    'deal',
    'disruption',
    'driver',
  ],
  ...[
    'car_charge',
    'car_fleet',
    'car_package',
    'car_package_picture',
    'car_package_place',
    'car_package_rate',
    'car_rate',
    'vehicle',
  ],
  ...[
    'climate_festival',
    'climate_holiday',
    'climate_month',
    'climate_season',
    'faq_group',
    'faq_question',
    'island',
    'tax_rate',
  ],
  ...[
    'ferry_cabin',
    'ferry_keep',
    'ferry_map',
    'ferry_operator',
    'ferry_port',
    'ferry_route',
    'ferry_season',
    'ferry_trip',
    'ferry_vessel',
  ],
  ...[
    'hotel',
    'hotel_amenity',
    'hotel_nearby',
    'hotel_picture',
    'hotel_season',
    'property_type',
    'room_season_price',
    'room_type',
  ],
  ...[
    'room_type_picture',
    'package',
    'package_day_picture',
    'package_picture',
    'package_place',
    'package_similar',
    'picture',
    'place',
  ],
  ...[
    'place_picture',
    'policy_version',
    'post',
    'post_package',
    'post_place',
    'post_section',
    'site_page',
    'site_page_section',
  ],
  ...['staff_member', 'transfer_point'],
]

const NUMBERED = 'A number of its own: becomes (booking_id, id), which is how it is read'
const ATTEMPT = 'Drawn at random and read with its booking: becomes (booking_id, id)'
const OF_GATEWAY =
  'The gateway names it without its booking: a table by the name of the gateway says whose it is, and is asked first'

/** Unique keys of distributed tables that do not carry the key, with what becomes of each. `table (columns)`. */
export const UNIQUE_WITHOUT_KEY: Readonly<Record<string, string>> = {
  'booking (reference)': 'Drawn at random: a table by the reference says whose it is, and is written first',
  'booking_message (id)': NUMBERED,
  'booking_message (reference)': 'As the reference of a booking',
  'booking_note (id)': NUMBERED,
  'cancel_quote (id)': ATTEMPT,
  'payment (id)': ATTEMPT,
  'payment (gateway, order_id)': OF_GATEWAY,
  'capture (gateway, gateway_payment_id)': OF_GATEWAY,
  'refund (id)': ATTEMPT,
  'refund (gateway_key)': 'Made of the booking and the cause: (booking_id, gateway_key) is as strict',
  'ledger (id)': NUMBERED,
  'ledger (entry, gateway, source_id)':
    'A source belongs to one booking: (booking_id, entry, gateway, source_id) is as strict',
  'disruption_party (id)': NUMBERED,
  'ferry_sailing (trip_id, sail_date)': 'The id is made of both: the primary key is as strict',
}

/** References from one distributed table, or one on one node, to a distributed one that are not by both keys, with what becomes of each. */
export const REFERENCES_WITHOUT_KEY: Readonly<Record<string, string>> = {
  'capture (payment_id) -> payment': 'Both have their booking: becomes (booking_id, payment_id)',
  'review_invitation (booking_id) -> booking':
    'Written after the trip: one of no booking opens nothing, with the reference or without',
  'settlement_note (ledger_id) -> ledger':
    'Written by the office beside the books: gets the booking of its entry, and follows it',
  'invoice (booking_id) -> booking':
    'The series has no gaps, so it stays on one node: held by the transaction that numbers it',
}

/** By the day of what is sold: old days are detached whole, and a search reads the days that it is about. */
export const PARTITIONED: Readonly<Record<string, string>> = {
  room_night: 'night',
  room_claim: 'night',
  car_claim: 'day',
  activity_claim: 'day',
  ferry_sailing: 'sail_date',
  ferry_seat: 'sail_date',
}

/** Unique keys of partitioned tables without the day, with what has to come first. */
export const UNIQUE_WITHOUT_DAY: Readonly<Record<string, string>> = {
  'ferry_sailing (id)': 'The id holds the day: the key becomes (id, sail_date)',
  'ferry_seat (sailing_id, seat)':
    'It has no day of its own: a column sail_date, copied from its sailing, joins the key',
}
