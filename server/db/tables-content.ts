import type { ColumnType, Generated, JSONColumnType, RawBuilder } from 'kysely'
import type { SearchKind } from '#contract/terms/search-terms.ts'
import type { ReviewKind } from '#contract/v1/reviews.ts'

/** Rows of 0017-reviews.sql and 0024-review-photos.sql. */
export type ReviewTables = {
  review: {
    id: string
    kind: ReviewKind
    subject_id: string
    name: string
    rating: number
    title: string | null
    text: string
    travel_month: string
    sample: Generated<boolean>
    status: Generated<'waiting' | 'shown' | 'hidden'>
    created_at: Generated<Date>
    consent: ColumnType<unknown, RawBuilder<unknown> | undefined, never>
  }
  review_invitation: {
    token_hash: string
    booking_id: string
    line_id: string
    kind: ReviewKind
    subject_id: string
    name: string
    travel_month: string
    created_at: Generated<Date>
    used_at: Date | null
    review_id: string | null
  }
  review_photo: {
    id: string
    review_id: string
    position: number
    width: number
    height: number
    small: Buffer
    large: Buffer
    state: Generated<'waiting' | 'shown'>
    created_at: Generated<Date>
  }
  review_summary: { kind: ReviewKind; subject_id: string; average: number; count: number }
}

/** Rows of 0011-search.sql; columns that the database makes itself are left out. */
export type SearchTables = {
  search_entry: {
    kind: SearchKind
    id: string
    title: string
    names: Generated<string>
    subtitle: Generated<string>
    keywords: Generated<string>
    body: Generated<string>
    also: Generated<string>
    also_body: Generated<string>
    url: string
    picture_id: string | null
    price_from: number | null
    boost: Generated<number>
    fingerprint: string
  }
  search_word: { word: string; says: string; entries: number }
}

/** Rows of 0009-content.sql, 0010-climate.sql and 0037-texts.sql. */
export type ContentTables = {
  post: {
    id: string
    slug: string
    title: string
    teaser: string
    read_minutes: number
    picture_id: string | null
    version: string
    published_on: string
    changed_on: string
    is_published: Generated<boolean>
    author: string | null
    updated_at: Generated<Date>
  }
  policy_version: {
    slug: string
    version: string
    from_date: string
    fields: JSONColumnType<object>
    by_name: string | null
    at: Generated<Date>
  }
  post_section: { post_id: string } & SectionColumns
  post_place: { post_id: string; position: number; place_id: string }
  post_package: { post_id: string; position: number; package_id: string }
  site_page: {
    slug: string
    kind: 'policy' | 'page'
    title: string
    intro: string | null
    picture_id: string | null
    version: string
    changed_on: string
    position: number
    updated_at: Generated<Date>
  }
  site_page_section: { page_slug: string } & SectionColumns
  faq_group: { id: string; name: string; position: number }
  faq_question: {
    id: string
    group_id: string
    question: string
    answer: string
    changed_on: string
    position: number
    updated_at: Generated<Date>
  }
  climate_month: {
    month: number
    air_max_c: number
    air_min_c: number
    sea_temp_c: number
    rain_mm: number
    rain_days: number
    humidity_pct: number
    sea_state: string
    sea_level: number
    sunrise: string
    sunset: string
    visibility_m: number
    visit_rating: number
    headline: string
    advice: string
    good_for: JSONColumnType<string[]>
    not_for: JSONColumnType<string[]>
    checked_on: string
  }
  climate_season: {
    id: string
    name: string
    ranges: JSONColumnType<{ from: string; to: string }[]>
    hotel_percent: number
    package_percent: number
    car_percent: number
    meaning: string
    position: number
    is_base: Generated<boolean>
    ferry_percent: Generated<number>
    updated_at: Generated<Date>
  }
  climate_holiday: { day: string; name: string; tentative: boolean; local: boolean }
  climate_festival: { name: string; month: number; place: string; tentative: boolean }
}

export type Grid = { columns: string[]; rows: string[][] }
type SectionColumns = {
  position: number
  anchor: string
  heading: string
  body: string
  grid: JSONColumnType<Grid> | null
}
