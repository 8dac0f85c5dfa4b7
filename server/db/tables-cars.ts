import type { Generated, JSONColumnType } from 'kysely'
import type { CarType } from '#contract/terms/car-hire.ts'
import type { StockDay } from '#contract/terms/stock-days.ts'

/** Rows of 0007-cars.sql and 0036-stock-days.sql. Money is whole rupees: of searched cars before tax, of car packages with the tax inside. */
export type CarTables = {
  vehicle: {
    id: string
    name: string
    car_type: CarType
    seats: number
    large_bags: number
    picture_id: string | null
    description: Generated<string>
    extra_hour: number | null
    position: number
    is_active: Generated<boolean>
    updated_at: Generated<Date>
  }
  transfer_point: {
    id: string
    name: string
    island_id: string
    lat: number
    lng: number
    kind: string
    place_id: string | null
    position: number
  }
  car_charge: {
    id: string
    hire: 'airport' | 'ride' | 'hourly'
    island_id: string
    from_point: string | null
    to_point: string | null
    distance_km: number
    minutes: number
    km_limit: number | null
    duration: string | null
    is_active: Generated<boolean>
    position: number
    updated_at: Generated<Date>
  }
  car_rate: { charge_id: string; vehicle_id: string; price: number; extra_km: number | null }
  car_package: {
    id: string
    slug: string
    name: string
    island_id: string
    duration: string
    hours: number
    days: number
    km_limit: number
    entry_fee: Generated<number>
    entry_tickets: JSONColumnType<{ placeId: string; rupees: number }[]>
    description: string
    itinerary: JSONColumnType<{ title: string; description: string }[]>
    inclusive: string
    exclusive: string
    payment_policy: string
    closed_weekdays: JSONColumnType<string[]>
    top: Generated<boolean>
    is_active: Generated<boolean>
    position: number
    updated_at: Generated<Date>
  }
  car_package_rate: {
    package_id: string
    position: number
    vehicle_id: string
    vehicle_count: Generated<number>
    min_pax: number
    max_pax: number
    list_price: number
  }
  car_package_picture: { car_package_id: string; position: number; picture_id: string }
  car_package_place: { car_package_id: string; position: number; place_id: string }
  car_fleet: { island_id: string; vehicle_id: string; units: number; days: Generated<Record<string, StockDay>> }
  car_claim: {
    island_id: string
    vehicle_id: string
    day: string
    start_time: string
    unit: number
    expires_at: Date | null
    claim: string | null
  }
}
