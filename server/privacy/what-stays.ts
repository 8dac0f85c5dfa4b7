/** Columns that may tell of a person and stay, and why. */
export const WHAT_STAYS: readonly { table: string; columns: readonly string[]; why: string }[] = [
  {
    table: 'booking_line',
    columns: ['details', 'facts'],
    why: 'What was sold, and to a party of which ages; names nobody',
  },
  { table: 'quote', columns: ['asked', 'lines'], why: 'What was offered, and to a party of which ages; names nobody' },
  {
    table: 'review',
    columns: ['name', 'title', 'text'],
    why: 'Published by whoever wrote it, with a first name; goes when they ask',
  },
  {
    table: 'review_photo',
    columns: ['small', 'large'],
    why: 'Published with its review once the operator has let it through; goes with it',
  },
  {
    table: 'driver',
    columns: ['name', 'phone', 'vehicle'],
    why: 'Who drives for the office, for as long as they do; a booking forgets its driver after the ride',
  },
  {
    table: 'booking',
    columns: ['held_by'],
    why: 'Which member of staff holds it for a caller, until the caller takes it over',
  },
  {
    table: 'enquiry',
    columns: ['assigned_to'],
    why: 'Which member looks after it, by a number; goes with the enquiry',
  },
  {
    table: 'staff_member',
    columns: ['email', 'name', 'factor_sealed'],
    why: 'Who works here, for as long as they do; an owner takes them out',
  },
  {
    table: 'disruption',
    columns: ['opened_by_name'],
    why: 'Which member of staff opened it',
  },
  {
    table: 'disruption_message',
    columns: ['by_name'],
    why: 'Which member of staff wrote it; what it says has names in braces for the names of travellers',
  },
  {
    table: 'package_draft',
    columns: ['by_name'],
    why: 'Which member of staff began it; goes once it is published',
  },
  { table: 'package_version', columns: ['by_name'], why: 'Which member of staff published it, of the last fifty' },
  {
    table: 'post',
    columns: ['author'],
    why: 'Whose name stands under a story: published by whoever wrote it; goes when they ask',
  },
  {
    table: 'post_draft',
    columns: ['by_name'],
    why: 'Which member of staff began it; goes once it is published',
  },
  { table: 'post_version', columns: ['by_name'], why: 'Which member of staff published it, of the last fifty' },
  {
    table: 'policy_draft',
    columns: ['by_name'],
    why: 'Which member of staff began it; goes once it is published',
  },
  {
    table: 'policy_version',
    columns: ['by_name'],
    why: 'Which member of staff published it, for as long as bookings may show the version',
  },
  {
    table: 'bank_line',
    columns: ['reference', 'text', 'keys'],
    why: 'What a bank wrote beside a payment; goes with its statement',
  },
  {
    table: 'staff_passkey',
    columns: ['member_id', 'credential_id', 'public_key', 'name'],
    why: 'Goes with its member, or when they remove it; keys that only check a signature',
  },
  { table: 'staff_challenge', columns: ['session_hash', 'content'], why: 'Goes with its session, within a day' },
  { table: 'staff_recovery_code', columns: ['member_id', 'code_hash'], why: 'Goes with its member' },
  { table: 'setting', columns: ['value'], why: 'What the office has set: its own names, addresses and telephones' },
]
