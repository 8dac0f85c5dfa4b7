import { sql } from 'kysely'
import { ALL_USES } from '../media/store.ts'
import { at, type PeopleTable } from './listed-table.ts'

/** Settings that say something of the business. */
export const SETTINGS_TAKEN = [
  ...['brand', 'category_texts', 'holding_limits', 'initial_shares', 'pickup_lead_minutes', 'currency_rates'],
  ...['day_notes', 'bank_holidays', 'confirmed_policies', 'car_night'],
]

/** The house itself: its team without what they sign in with, its settings without keys, its pictures. */
export const HOUSE_TABLES: readonly PeopleTable[] = [
  {
    ...{ name: 'staff', from: ['staff_member'], about: 'The team, with roles' },
    columns: ['id', 'name', 'email', 'role', 'state', 'since', 'last_seen'],
    page: (after, limit) => sql`
      select id as key, array[id, name, email, role, state, ${at(sql`created_at`)}, ${at(sql`seen_at`)}] as cells
        from staff_member where id > ${after} order by id limit ${limit}`,
  },
  {
    ...{ name: 'settings', from: ['setting'], about: 'What is set under Settings' },
    columns: ['setting', 'value', 'changed_at'],
    page: (after, limit) => sql`
      select key, array[key, value::text, ${at(sql`updated_at`)}] as cells
        from setting where key = any(${SETTINGS_TAKEN}::text[]) and key > ${after} order by key limit ${limit}`,
  },
  {
    ...{
      name: 'photographs',
      from: ['picture', 'uploaded_picture', 'review_photo'],
      about: 'Photographs and drawings: their words, and where they are shown',
    },
    columns: ['id', 'words', 'file', 'sent_as', 'width', 'height', 'bytes', 'sent_at', 'shown_on'],
    page: (after, limit) => sql`
      select picture.id as key,
             array[picture.id, picture.alt, case when photo.picture_id is not null then 'photographs/' || picture.id || '.webp' end, photo.file_name,
                   coalesce(photo.width, picture.width)::text, coalesce(photo.height, picture.height)::text, octet_length(photo.bytes)::text,
                   ${at(sql`photo.created_at`)}, (select string_agg(kind || ' ' || id, '|' order by kind, id) from (${ALL_USES}) used where used.picture_id = picture.id)] as cells
        from picture left join uploaded_picture photo on photo.picture_id = picture.id
       where picture.id > ${after} order by picture.id limit ${limit}`,
  },
]
