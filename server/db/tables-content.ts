import type { Generated, JSONColumnType } from 'kysely'

/** Rows of 0009-content.sql and 0010-climate.sql. */
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
