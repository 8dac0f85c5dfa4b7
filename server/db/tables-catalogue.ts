import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { StockDay } from '#contract/terms/stock-days.ts'

/** Rows of 0006-activities.sql and 0036-stock-days.sql. Money is whole rupees, tax inside. */
export type WaterSportTables = {
  activity: {
    id: string
    name: string
    kind: string
    description: string
    duration_minutes: number
    min_age: number
    max_age: number | null
    max_weight_kg: number | null
    swimming_needed: boolean
    list_price: number
    tax_percent: Generated<number>
    price_unit: 'per person' | 'per boat'
    group_min: number
    group_max: number
    season_from: string | null
    season_to: string | null
    dark_nights_only: boolean
    health_restrictions: JSONColumnType<string[]>
    included: JSONColumnType<string[]>
    bring: ColumnType<string[], string | undefined, string>
    videos: JSONColumnType<{ mediaLink: string; poster?: string; captions?: string }[]>
    is_active: Generated<boolean>
    position: number
    updated_at: Generated<Date>
    season_prices: ColumnType<{ from: string; to: string; price: number }[], string | undefined, string>
  }
  activity_picture: { activity_id: string; position: number; picture_id: string }
  activity_place: {
    activity_id: string
    place_id: string
    position: number
    season_from: string | null
    season_to: string | null
  }
  activity_slot: {
    activity_id: string
    place_id: string
    start_time: string
    capacity: number
    days: Generated<Record<string, StockDay>>
    weekdays: Generated<string>
  }
  activity_claim: {
    activity_id: string
    place_id: string
    day: string
    start_time: string
    unit: number
    expires_at: Date | null
    claim: string | null
  }
}

/** Rows of 0002-places.sql, 0003-prices.sql and 0004-packages.sql. Money is whole rupees. */
export type CatalogueTables = {
  category: {
    id: string
    slug: string
    name: string
    heading: Generated<string>
    intro: Generated<string>
    is_active: Generated<boolean>
    is_deleted: Generated<boolean>
    position: number
    default_upper_limit: number
  }
  island: {
    id: string
    name: string
    old_name: string | null
    main_town: string | null
    main_town_old: string | null
    site_label: string
    lat: number
    lng: number
  }
  picture: { id: string; alt: string; width: number; height: number; version: string; placeholder: string | null }
  place: {
    id: string
    name: string
    old_name: string | null
    island_id: string
    lat: number
    lng: number
    kind: string
    description: string
    good_for: JSONColumnType<string[]>
    hours: string | null
    closed: JSONColumnType<ClosedDay> | null
    entry_fee: JSONColumnType<EntryFee> | null
    permit: string | null
    checked_on: string
    reach: JSONColumnType<PlaceReach> | null
    top: Generated<boolean>
    position: number
    updated_at: Generated<Date>
  }
  place_picture: { place_id: string; position: number; picture_id: string }
  package: {
    id: string
    slug: string
    name: string
    category_id: string
    nights: number
    list_rate: number
    tax_percent: Generated<number>
    upper_limit: number
    special: Generated<boolean>
    is_active: Generated<boolean>
    description: string
    overview: string
    inclusive: string
    exclusive: string
    payment_policy: string
    cancellation_policy: string
    itinerary: JSONColumnType<unknown[]>
    hotels: JSONColumnType<unknown[]>
    pricing: JSONColumnType<Record<string, number>> | null
    non_refundable: Generated<number>
    position: number
    updated_at: Generated<Date>
  }
  package_picture: { package_id: string; position: number; picture_id: string }
  package_day_picture: { package_id: string; day: number; position: number; picture_id: string }
  package_place: { package_id: string; position: number; place_id: string }
  package_similar: { package_id: string; position: number; similar_id: string }
  deal: {
    id: string
    kind: string
    scope_id: string
    percent: number | null
    amount: Generated<number | null>
    label: string
    starts_at: Date
    ends_at: Date
    updated_at: Generated<Date>
  }
  price_history: { kind: string; scope_id: string; from_date: string; until_date: string | null; rate: number }
}

export type PlaceReach = { from: string; km: number; mode: string; minutes: number }
export type ClosedDay = { weekday: string | null; note?: string }
export type EntryFee = {
  indian: number | null
  foreigner: number | null
  extras: { what: string; inr: number }[]
  certainty: string
}
