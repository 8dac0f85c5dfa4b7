import { paths, withQuery } from '#contract/terms/paths.ts'
import { Link } from '#site/ui/link.tsx'
import type { MonthLine as View } from './finder-loader.ts'
import { MONTH_TEXTS } from './texts.ts'

/** What this month is like on the islands, in one line that leads to the whole year. */
export function MonthLine({ line }: { line: View }) {
  const { month, name, airMaxC, seaTempC, rainDays, sunset, ferries } = line
  const facts: [string, string][] = [
    [MONTH_TEXTS.day, `${airMaxC}°`],
    [MONTH_TEXTS.sea, `${seaTempC}°`],
    [MONTH_TEXTS.rain, MONTH_TEXTS.days(rainDays)],
    [MONTH_TEXTS.sunset, sunset],
    ...(ferries ? [[MONTH_TEXTS.ferriesTo(ferries.to), MONTH_TEXTS.tomorrow(ferries.count)] as [string, string]] : []),
  ]
  return (
    <section className="wrap spread month-line">
      <h2>
        <Link to={withQuery(paths.whenToGo, { month })}>{MONTH_TEXTS.title(name)}</Link>
      </h2>
      <dl className="small">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt className="soft">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
