import { DAY_MS } from './durations.ts'
import { dayInIndia, daysBetween } from './india-time.ts'

/** Nights on each side of a new moon that are dark enough for the glow (the catalogue's data). */
const DARK_NIGHTS_EACH_SIDE = 5
/** Mean length of a lunation, days, and the first new moon of 2000 as a Julian day. */
const LUNATION_DAYS = 29.530588861
const FIRST_NEW_MOON = 2_451_550.09766
const UNIX_EPOCH_JULIAN = 2_440_587.5
/** Terrestrial time runs this far ahead of the clock, in days (about 70 seconds). */
const TERRESTRIAL_AHEAD_DAYS = 70 / 86_400

/** True when the night of this day in India lies within five nights of a new moon. */
export function isDarkNight(day: string): boolean {
  const julian = Date.parse(`${day}T12:00:00Z`) / DAY_MS + UNIX_EPOCH_JULIAN
  const nearest = Math.round((julian - FIRST_NEW_MOON) / LUNATION_DAYS)
  return [nearest - 1, nearest, nearest + 1].some(
    (lunation) => Math.abs(daysBetween(newMoonDay(lunation), day)) <= DARK_NIGHTS_EACH_SIDE,
  )
}

/** The day in India of a new moon, counted from the first of 2000 (Meeus, Astronomical Algorithms, 49; good to some minutes). */
function newMoonDay(lunation: number): string {
  const century = lunation / 1236.85
  const mean = FIRST_NEW_MOON + LUNATION_DAYS * lunation + 0.00015437 * century ** 2
  const julian = mean + perturbation(lunation, century) - TERRESTRIAL_AHEAD_DAYS
  return dayInIndia(new Date((julian - UNIX_EPOCH_JULIAN) * DAY_MS))
}

/** How far sun and moon, on their ellipses, move it from the mean, days. */
function perturbation(lunation: number, century: number): number {
  const sun = radians(2.5534 + 29.1053567 * lunation)
  const moon = radians(201.5643 + 385.81693528 * lunation + 0.0107582 * century ** 2)
  const node = radians(160.7108 + 390.67050284 * lunation - 0.0016118 * century ** 2)
  const flatter = 1 - 0.002516 * century
  return (
    -0.4072 * Math.sin(moon) +
    0.17241 * flatter * Math.sin(sun) +
    0.01608 * Math.sin(2 * moon) +
    0.01039 * Math.sin(2 * node) +
    0.00739 * flatter * Math.sin(moon - sun) -
    0.00514 * flatter * Math.sin(moon + sun) +
    0.00208 * flatter ** 2 * Math.sin(2 * sun) -
    0.00111 * Math.sin(moon - 2 * node) -
    0.00057 * Math.sin(moon + 2 * node)
  )
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
