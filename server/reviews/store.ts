import { sql } from 'kysely'
import type { Review, ReviewKind, ShownReview, Voice } from '#contract/v1/reviews.ts'
import type { Db, Tx } from '#server/db/db.ts'
import type { RowOf } from '#server/db/row-as-view.ts'
import { consentTo } from '#server/privacy/consent.ts'

/** Everything that can be reviewed and has a page: (kind, id, slug, name). One part a kind. */
const SUBJECTS = sql`
  select 'package' as kind, package.id, package.slug, package.name
    from package join category on category.id = package.category_id
   where package.is_active and category.is_active and not category.is_deleted
  union all
  select 'hotel', id collate "default", id collate "default", name from hotel where is_active
  union all
  select 'activity', id, id, name from activity where is_active
  union all
  select 'car', id, slug, name from car_package where is_active`

export type ReviewRow = RowOf<Review>
export type VoiceRow = RowOf<Voice>
export type ReviewPage = { rows: RowOf<ShownReview>[]; counts: { rating: number; count: number }[] }
export type ReviewRequest = { kind: ReviewKind; id: string; withSamples: boolean; limit: number; offset: number }

/** One page of a record's reviews and how many there are of each rating; undefined when there is no such record. */
export async function listReviews(db: Db, request: ReviewRequest): Promise<ReviewPage | undefined> {
  const { kind, id, withSamples, limit, offset } = request
  const { rows } = await sql<ReviewPage & { known: boolean }>`
    with told as materialized (select id, name, rating, title, text, travel_month, sample from review
                                where kind = ${kind} and subject_id = ${id} and status = 'shown' and (${withSamples} or not sample)),
         page as (select * from told order by ${NEWEST} limit ${limit} offset ${offset})
    select exists (select 1 from (${SUBJECTS}) subject where subject.kind = ${kind} and subject.id = ${id}) as known,
           coalesce((select json_agg(${REVIEW} order by ${NEWEST}) from page), '[]') as rows,
           coalesce((select json_agg(each_rating) from (select rating, count(*)::int as count from told group by rating) each_rating), '[]') as counts`.execute(
    db,
  )
  const [row] = rows
  return row?.known === true ? { rows: row.rows, counts: row.counts } : undefined
}

/** The newest review of each record with a rating of at least `ratingMin`, newest first. */
export async function listVoices(
  db: Db,
  kind: ReviewKind | undefined,
  ratingMin: number,
  limit: number,
): Promise<VoiceRow[]> {
  const { rows } = await sql<VoiceRow>`
    with newest as (select distinct on (kind, subject_id) * from review
                     where status = 'shown' and rating >= ${ratingMin} and (${kind ?? null}::text is null or kind = ${kind ?? null}::text)
                     order by kind, subject_id, ${NEWEST})
    select newest.id as _id, newest.name, newest.rating, newest.title, newest.text, newest.travel_month as "travelMonth", newest.sample,
           json_build_object('kind', subject.kind, 'id', subject.id, 'slug', subject.slug, 'name', subject.name) as about
      from newest join (${SUBJECTS}) subject on subject.kind = newest.kind and subject.id = newest.subject_id
     order by newest.sample, newest.travel_month desc, newest.id limit ${limit}`.execute(db)
  return rows
}

/** The photographs of a row of `review` that were let through, as pictures of ours; null where there are none. */
const PHOTOS = sql`(
  select json_agg(json_build_object(
           'mediaLink', '/media/review/' || photo.id || '-1600.webp',
           'webp', '/media/review/' || photo.id || '-480.webp ' || least(480, width) || 'w, /media/review/' || photo.id || '-1600.webp ' || width || 'w',
           'width', width, 'height', height) order by position)
    from review_photo photo where photo.review_id = page.id and photo.state = 'shown')`

/** A row of `page` under the wire's names. */
const REVIEW = sql`json_build_object('_id', id, 'name', name, 'rating', rating, 'title', title, 'text', text, 'travelMonth', travel_month, 'sample', sample, 'photos', ${PHOTOS})`

/** Real travellers before samples. */
const NEWEST = sql`sample, travel_month desc, id`

export type InvitationRow = {
  kind: ReviewKind
  subject_id: string
  name: string
  travel_month: string
  used_at: Date | null
}
type Invited = InvitationRow & { about: VoiceRow['about']; review_id: string | null; photos: number }

/** An invitation with what it is about; undefined too where that is not to be had any more. */
export async function findInvitation(db: Db, hash: string): Promise<Invited | undefined> {
  const { rows } = await sql<Invited>`
    select invitation.kind, invitation.subject_id, invitation.name, travel_month, used_at, invitation.review_id,
           (select count(*)::int from review_photo photo where photo.review_id = invitation.review_id) as photos,
           json_build_object('kind', subject.kind, 'id', subject.id, 'slug', subject.slug, 'name', subject.name) as about
      from review_invitation invitation join (${SUBJECTS}) subject on subject.kind = invitation.kind and subject.id = invitation.subject_id
     where token_hash = ${hash}`.execute(db)
  return rows[0]
}

/** Of two who use it at once, the second waits and finds it used. */
export async function lockInvitation(tx: Tx, hash: string): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    select kind, subject_id, name, travel_month, used_at from review_invitation where token_hash = ${hash} for update`.execute(
    tx,
  )
  return rows[0]
}

export async function insertReview(
  tx: Tx,
  { _id: id, travelMonth: travel_month, ...review }: ReviewRow & { kind: ReviewKind; subject_id: string },
): Promise<void> {
  await tx
    .insertInto('review')
    .values({ id, travel_month, ...review, consent: consentTo('Review') })
    .execute()
}

export async function markUsed(tx: Tx, hash: string, reviewId: string): Promise<void> {
  await sql`update review_invitation set used_at = app_now(), review_id = ${reviewId} where token_hash = ${hash}`.execute(
    tx,
  )
}
