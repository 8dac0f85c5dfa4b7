import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Rows of 0006-activities.sql. Money is whole rupees, tax inside. */
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
  }
  activity_picture: { activity_id: string; position: number; picture_id: string }
  activity_place: {
    activity_id: string
    place_id: string
    position: number
    season_from: string | null
    season_to: string | null
  }
  activity_slot: { activity_id: string; place_id: string; start_time: string; capacity: number }
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
