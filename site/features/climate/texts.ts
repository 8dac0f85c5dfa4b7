import { formatDay } from '#contract/terms/india-time.ts'
import type { ClimateMonth } from '#contract/v1/climate.ts'

/** The words of the year's page; what is said of months and seasons are records. */
export const CLIMATE_TEXTS = {
  choose: 'Choose a month',
  now: 'now',
  rating: (rating: number) => `${rating} of 5`,
  ratingKey: 'Dots: how well we rate the month for a first visit.',
  rain: 'Rain',
  sea: 'Sea',
  water: 'Water',
  air: 'Air',
  sun: 'Sun',
  price: 'Price',
  goodFor: 'Good for',
  notFor: 'Not for',
  days: 'Holidays and festivals',
  charts: 'The year in charts',
  chartsLead: 'Your month stands out in each.',
  table: 'As a table',
  month: 'Month',
  seasons: 'What the season does to the price',
  seasonsLead: 'Our pages show the regular price. Whatever date you choose, its own price is shown before you pay.',
  hotels: 'Hotels',
  packages: 'Packages',
  cars: 'Cars',
  holidays: 'Holidays in the coming months',
  holidaysLead: 'Boats and hotels fill up around them, above all when they make a long weekend.',
  moon: 'date may move',
  local: 'kept with care here',
  festivals: 'Festivals',
  festivalsLead: 'Dates are announced late and sometimes change, so do not build a trip on them.',
  packagesLink: 'See tour packages',
  ask: 'Ask us about your dates',
} as const

/** "470 mm on 21 days". */
export function rainText({ rainMm, rainDays }: ClimateMonth): string {
  return `${rainMm} mm on ${rainDays} days`
}

export function airText({ airMinC, airMaxC }: ClimateMonth): string {
  return `${airMinC} to ${airMaxC} °C`
}

export function waterText({ seaTempC, underwaterVisibilityM }: ClimateMonth): string {
  return `${seaTempC} °C, you see ${underwaterVisibilityM} m`
}

export function sunText({ sunrise, sunset }: ClimateMonth): string {
  return `${sunrise} to ${sunset}`
}

/** "40% more", "25% less", "as shown". */
export function changeText(percent: number): string {
  if (percent === 100) return 'as shown'
  return percent > 100 ? `${percent - 100}% more` : `${100 - percent}% less`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "15 December to 15 January" of "12-15" and "01-15". */
export function rangeText({ from, to }: { from: string; to: string }, monthNames: readonly string[]): string {
  const text = (monthDay: string) => {
    const [month, day] = monthDay.split('-').map(Number)
    return `${day} ${monthNames[(month ?? 1) - 1]}`
  }
  return `${text(from)} to ${text(to)}`
}

export function holidayDay(date: string): string {
  return formatDay(date)
}
