import type { Generated, JSONColumnType } from 'kysely'
import type { ManifestStyle } from '#contract/terms/manifest-styles.ts'

export type FerryGridRow = { row: number; cells: (string | null)[]; tag?: string }
/** Rupees by class code. */
export type FerryFares = Record<string, number>

/** Until so many hours before the departure so many percent come back. */
export type FerryCancelStep = { hoursBefore: number; percent: number }

/** What stands where no seat is: row and column from 0. */
export type FerryFitting = { row: number; column: number; kind: 'door' | 'toilet' }

/** Rows of 0008-ferries.sql and 0035-ferry-office.sql. Money is whole rupees, port fee and tax inside. */
export type FerryTables = {
  ferry_port: {
    id: string
    name: string
    town: string
    island_id: string
    lat: number
    lng: number
    position: number
  }
  ferry_route: {
    id: string
    from_port_id: string
    to_port_id: string
    distance_km: number
    map_path: JSONColumnType<number[][]>
  }
  ferry_operator: {
    id: string
    name: string
    report_before_minutes: number
    check_in_closes_minutes: number
    boarding_closes_minutes: number
    luggage_kg: number
    hand_bag_kg: number
    excess_per_kg: number
    port_fee: number
    cancel_steps: Generated<FerryCancelStep[]>
    takes_other_names: Generated<boolean>
    manifest: Generated<ManifestStyle>
    updated_at: Generated<Date>
  }
  ferry_vessel: {
    id: string
    operator_id: string
    name: string
    kind: string
    registration: Generated<string>
    notes: Generated<string>
    picture_id: Generated<string | null>
    updated_at: Generated<Date>
  }
  ferry_map: { vessel_id: string; number: number; from_date: string; at: Generated<Date> }
  ferry_cabin: {
    vessel_id: string
    code: string
    name: string
    deck: string
    window_letters: JSONColumnType<string[]>
    grid: JSONColumnType<FerryGridRow[]>
    seats: string[]
    blocked: Generated<string[]>
    position: number
    map: Generated<number>
    fittings: Generated<FerryFitting[]>
  }
  ferry_trip: {
    id: string
    route_id: string
    vessel_id: string
    depart_time: string
    arrive_time: string
    weekdays: Generated<string>
    season_from: string | null
    season_to: string | null
    fares: JSONColumnType<FerryFares>
    is_active: Generated<boolean>
    is_sample: Generated<boolean>
    is_extra: Generated<boolean>
    from_date: Generated<string | null>
    until_date: Generated<string | null>
    updated_at: Generated<Date>
  }
  ferry_season: { id: string; from_day: string; until_day: string; percent: number; rank: Generated<number> }
  ferry_sailing: {
    id: string
    trip_id: string
    sail_date: string
    from_port_id: string
    to_port_id: string
    departs_at: Date
    arrives_at: Date
    fares: JSONColumnType<FerryFares>
    lowest_fare: number
    is_active: Generated<boolean>
    is_sampled: Generated<boolean>
    version: Generated<number>
    vessel_id: string
    map: Generated<number>
    is_exception: Generated<boolean>
    has_own_fares: Generated<boolean>
  }
  ferry_seat: {
    sailing_id: string
    seat: string
    state: 'held' | 'booked' | 'blocked'
    claim: string | null
    expires_at: Date | null
    is_sample: Generated<boolean>
  }
  ferry_keep: { trip_id: string; seats: string[]; release_minutes: number | null }
}
