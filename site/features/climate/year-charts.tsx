import type { ClimateMonth, PriceSeason } from '#contract/v1/climate.ts'
import {
  airBars,
  type Bar,
  daylightBars,
  depthBars,
  depthTicks,
  hourTicks,
  levelTicks,
  rainBars,
  rainTicks,
  seaSurface,
  seaTemperatures,
  temperatureTicks,
} from './chart-shapes.ts'
import { percentTicks, priceLabels, priceSteps, priceText } from './seasons.ts'
import { airText, CLIMATE_TEXTS, rainText, sunText } from './texts.ts'
import { type ChartRow, YearChart } from './year-chart.tsx'

type Props = { months: readonly ClimateMonth[]; seasons: readonly PriceSeason[] }

export function YearCharts({ months, seasons }: Props) {
  const rows = (words: (month: ClimateMonth) => string): ChartRow[] =>
    months.map((month) => {
      const short = month.name.slice(0, 3)
      return { month: month.month, short, words: `${short}: ${words(month)}` }
    })
  const seaLine = seaTemperatures(months)
  return (
    <div className="halves year-charts">
      <YearChart title={CLIMATE_TEXTS.rain} lead={rainLead(months)} ticks={rainTicks} rows={rows(rainText)}>
        <Bars kind="rain" bars={rainBars(months)} />
      </YearChart>
      <YearChart
        title="How rough the sea is"
        lead="Flat from February to April, rough from June to September. Ferries follow it."
        ticks={levelTicks}
        rows={rows(({ seaState }) => seaState)}
      >
        <path className="chart-sea" d={seaSurface(months)} />
      </YearChart>
      <YearChart
        title="How far you see under water"
        lead="In metres, from the surface down, on a usual day."
        ticks={depthTicks}
        rows={rows(({ underwaterVisibilityM }) => `${underwaterVisibilityM} m`)}
      >
        <Bars kind="depth" bars={depthBars(months)} />
      </YearChart>
      <YearChart
        title="Warmth of air and sea"
        lead="In °C. Bars: from the night to the afternoon. Line: the water."
        ticks={temperatureTicks}
        rows={rows((month) => `air ${airText(month)}, sea ${month.seaTempC} °C`)}
      >
        <Bars kind="air" bars={airBars(months)} />
        <path className="chart-line sea" d={`M${seaLine.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
        {seaLine.map(({ month, x, y }) => (
          <circle key={month} className="chart-dot" cx={x} cy={y} r="3" />
        ))}
      </YearChart>
      <YearChart
        title="Daylight"
        lead="From sunrise to sunset. The islands keep Indian time but lie far to the east: mornings are early."
        ticks={hourTicks}
        rows={rows(sunText)}
      >
        <Bars kind="sun" bars={daylightBars(months)} />
      </YearChart>
      <YearChart
        title="Price by season"
        lead="The regular price, the one that our pages show, is 100."
        ticks={percentTicks}
        rows={rows(({ month }) => priceText(seasons, month))}
      >
        <path className="chart-line hotels" d={priceSteps(seasons, 'hotelPercent')} />
        <path className="chart-line packages" d={priceSteps(seasons, 'packagePercent')} />
        <path className="chart-line cars" d={priceSteps(seasons, 'carPercent')} />
        {priceLabels(seasons).map(({ words, x, y }) => (
          <text key={words} className="chart-name" x={x} y={y} textAnchor="middle">
            {words}
          </text>
        ))}
      </YearChart>
    </div>
  )
}

function rainLead(months: readonly ClimateMonth[]): string {
  const byRain = [...months].sort((one, other) => one.rainMm - other.rainMm)
  const [least, most] = [byRain[0], byRain.at(-1)]
  if (least === undefined || most === undefined) return ''
  return `In millimetres: from ${least.rainMm} in ${least.name} to ${most.rainMm} in ${most.name}.`
}

function Bars({ kind, bars }: { kind: string; bars: readonly Bar[] }) {
  return (
    <g className={`chart-bars ${kind}`}>
      {bars.map(({ month, ...bar }) => (
        <rect key={month} data-m={month} {...bar} rx="3" />
      ))}
    </g>
  )
}
