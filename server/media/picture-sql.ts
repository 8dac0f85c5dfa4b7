import { type RawBuilder, sql } from 'kysely'
import type { PictureRow } from './picture.ts'

/** The pictures of one record, first one first: `link` is a table (owner, position, picture_id). */
export function picturesSql(
  link:
    | 'package_picture'
    | 'place_picture'
    | 'hotel_picture'
    | 'room_type_picture'
    | 'activity_picture'
    | 'car_package_picture',
  owner: RawBuilder<unknown>,
  most: number,
): RawBuilder<PictureRow[]> {
  const column = sql.ref(link.replace(/picture$/, 'id'))
  return sql<PictureRow[]>`coalesce((
    select json_agg(json_build_object('id', picture.id, 'alt', picture.alt, 'width', picture.width, 'height', picture.height,
                                        'version', picture.version, 'placeholder', picture.placeholder) order by link.position)
      from (select * from ${sql.table(link)} where ${column} = ${owner} order by position limit ${sql.lit(most)}) link
      join picture on picture.id = link.picture_id), '[]')`
}

/** One picture by its id, or null. */
export function pictureSql(id: RawBuilder<unknown>): RawBuilder<PictureRow | null> {
  return sql<PictureRow | null>`(
    select jsonb_build_object('id', picture.id, 'alt', picture.alt, 'width', picture.width, 'height', picture.height,
                              'version', picture.version, 'placeholder', picture.placeholder)
      from picture where picture.id = ${id})`
}
