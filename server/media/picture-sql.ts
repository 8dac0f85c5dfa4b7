import { type RawBuilder, sql } from 'kysely'
import { PLAIN_WIDTH, srcsetOf } from '#contract/terms/pictures.ts'
import type { Picture } from '#contract/v1/shapes.ts'

/** A row of the picture table as the stores select it. */
export type PictureRow = {
  id: string
  alt: string
  width: number
  height: number
  version: string
  placeholder: string | null
}

/** A row with its picture as the wire has it, or without one. */
export function withPicture<Row extends { picture: PictureRow | null }>({
  picture,
  ...row
}: Row): Omit<Row, 'picture'> & { picture?: Picture } {
  return { ...row, ...(picture === null ? {} : { picture: pictureOf(picture) }) }
}

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

/** The pictures that an operator gave to the days of a package, by the number of the day. */
export function dayPicturesSql(owner: RawBuilder<unknown>): RawBuilder<Record<string, PictureRow[]>> {
  return sql<Record<string, PictureRow[]>>`coalesce((
    select jsonb_object_agg(day, pictures)
      from (select link.day, jsonb_agg(jsonb_build_object('id', picture.id, 'alt', picture.alt, 'width', picture.width, 'height', picture.height,
                                         'version', picture.version, 'placeholder', picture.placeholder) order by link.position) as pictures
              from package_day_picture link join picture on picture.id = link.picture_id
             where link.package_id = ${owner} group by link.day) of_day), '{}')`
}

/** One picture by its id, or null. */
export function pictureSql(id: RawBuilder<unknown>): RawBuilder<PictureRow | null> {
  return sql<PictureRow | null>`(
    select jsonb_build_object('id', picture.id, 'alt', picture.alt, 'width', picture.width, 'height', picture.height,
                              'version', picture.version, 'placeholder', picture.placeholder)
      from picture where picture.id = ${id})`
}

/** The picture as the wire has it; every address holds the version, so it may be kept for ever. */
export function pictureOf(row: PictureRow): Picture {
  const name = `/media/${row.id}-${row.version}`
  return {
    mediaLink: `${name}-${PLAIN_WIDTH}.webp`,
    alt: row.alt,
    width: row.width,
    height: row.height,
    ...(row.placeholder === null ? {} : { placeholder: row.placeholder }),
    avif: srcsetOf(name, 'avif'),
    webp: srcsetOf(name, 'webp'),
  }
}
