import type { ClimateMonth } from '#contract/v1/climate.ts'
import { COLUMN_WIDTH, columnCentre, columnLeft, FRAME, scaleOf, tenth } from './chart-frame.ts'

export type Bar = { month: number; x: number; y: number; width: number; height: number }
export type Tick = { y: number; label: string }

/** Of a column's width. */
const BAR_SHARE = 0.62
/** From crest to trough; as many as the sheet is wide. */
const HALF_WAVES = 60
const HALF_WAVE = (FRAME.right - FRAME.left) / HALF_WAVES
/** Height of a wave at each level of the sea, in units of the sheet. */
const WAVES = [0, 1.4, 2.8, 5, 9]

const RAIN_MAX_MM = 500
const rainY = scaleOf(0, RAIN_MAX_MM)
export const rainTicks = ticks([0, 100, 200, 300, 400, 500], rainY)

export function rainBars(months: readonly ClimateMonth[]): Bar[] {
  return months.map(({ month, rainMm }) => barOf(month, rainY(rainMm), rainY(0)))
}

const temperatureY = scaleOf(20, 35)
export const temperatureTicks = ticks([20, 25, 30, 35], temperatureY)

/** From the night's low to the afternoon's high. */
export function airBars(months: readonly ClimateMonth[]): Bar[] {
  return months.map(({ month, airMinC, airMaxC }) => barOf(month, temperatureY(airMaxC), temperatureY(airMinC)))
}

export function seaTemperatures(months: readonly ClimateMonth[]): { month: number; x: number; y: number }[] {
  return months.map(({ month, seaTempC }) => ({ month, x: columnCentre(month), y: temperatureY(seaTempC) }))
}

/** The surface of the sea hangs at the head of the sheet: the longer the bar, the deeper one sees. */
const depthY = scaleOf(32, 0)
export const depthTicks = ticks([0, 10, 20, 30], depthY)

export function depthBars(months: readonly ClimateMonth[]): Bar[] {
  return months.map(({ month, underwaterVisibilityM }) => barOf(month, depthY(0), depthY(underwaterVisibilityM)))
}

/** Hours run down the sheet, as in a diary. */
const hourY = scaleOf(19, 4)
export const hourTicks = ticks([6, 9, 12, 15, 18], hourY, (hour) => `${String(hour).padStart(2, '0')}:00`)

export function daylightBars(months: readonly ClimateMonth[]): Bar[] {
  return months.map(({ month, sunrise, sunset }) => barOf(month, hourY(hoursOf(sunrise)), hourY(hoursOf(sunset))))
}

/** "05:45" is 5.75. */
export function hoursOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) + (minutes ?? 0) / 60
}

const levelY = scaleOf(0, 4.6)
export const levelTicks: Tick[] = ['calm', 'fair', 'mixed', 'rough'].map((label, index) => ({
  label,
  y: levelY(index + 1),
}))

/** The sea's surface through the year: it stands as high, and its waves are as tall, as the month is rough. */
export function seaSurface(months: readonly ClimateMonth[]): string {
  let y = surfaceY(months, 0)
  let path = `M${FRAME.left} ${FRAME.bottom}V${y}`
  for (let half = 1; half <= HALF_WAVES; half += 1) {
    const rise = surfaceY(months, half) - y
    y += rise
    // Level at each crest and trough; told as steps, of which many are alike.
    path += `s${tenth(HALF_WAVE / 2)} ${rise} ${tenth(HALF_WAVE)} ${rise}`
  }
  return `${path}V${FRAME.bottom}Z`
}

/** Crest and trough by turns. */
function surfaceY(months: readonly ClimateMonth[], half: number): number {
  const level = levelAt(months, (half * HALF_WAVE) / COLUMN_WIDTH - 0.5)
  const wave = between(WAVES, level) * (half % 2 === 0 ? 1 : -1)
  return Math.round(levelY(level) + wave)
}

/** `at` counts months from the middle of January; December runs into January. */
function levelAt(months: readonly ClimateMonth[], at: number): number {
  const index = Math.floor(at)
  const [from, to] = [levelOf(months, index), levelOf(months, index + 1)]
  const eased = (1 - Math.cos((at - index) * Math.PI)) / 2
  return from + (to - from) * eased
}

function levelOf(months: readonly ClimateMonth[], index: number): number {
  return months[(index + months.length) % months.length]?.seaLevel ?? 1
}

function between(values: readonly number[], at: number): number {
  const index = Math.floor(at)
  const [from = 0, to = from] = [values[index], values[index + 1]]
  return from + (to - from) * (at - index)
}

function barOf(month: number, top: number, foot: number): Bar {
  const width = COLUMN_WIDTH * BAR_SHARE
  return {
    month,
    x: tenth(columnLeft(month) + (COLUMN_WIDTH - width) / 2),
    y: top,
    width: tenth(width),
    height: tenth(foot - top),
  }
}

function ticks(
  values: readonly number[],
  y: (value: number) => number,
  labelOf: (value: number) => string = String,
): Tick[] {
  return values.map((value) => ({ y: y(value), label: labelOf(value) }))
}
