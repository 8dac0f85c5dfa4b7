import {
  fetchEnquiryNumbers,
  fetchMoney,
  fetchOccupancy,
  fetchSales,
  fetchSalesToLedger,
  fetchSeasons,
  LEDGER_DAYS_MAX,
} from '#contract/office/numbers.ts'
import { daysBetween } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { Stat, Stats } from '../../ui/figures.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Note, Refused } from '../../ui/refused.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { EnquiryChart } from './enquiry-chart.tsx'
import { CancelChart, FlowChart, LedgerChart } from './money-charts.tsx'
import { OccupancyChart } from './occupancy-chart.tsx'
import { spanLabel } from './presets.ts'
import { LeadChart, ProductChart, SalesChart } from './sales-charts.tsx'
import { SeasonChart } from './season-chart.tsx'
import { SpanBar, useSpan } from './span-bar.tsx'
import { changeOf, minutesLabel, percent } from './words.ts'

/** The figures that people look at, of one span of days beside the same days a year before. */
export function Numbers() {
  const chosen = useSpan()
  const { span } = chosen
  const sales = useOffice(fetchSales, span)
  const money = useOffice(fetchMoney, span)
  const isShort = daysBetween(span.from, span.until) < LEDGER_DAYS_MAX
  const ledger = useOffice(fetchSalesToLedger, span, { enabled: isShort })
  const occupancy = useOffice(fetchOccupancy, span)
  const enquiries = useOffice(fetchEnquiryNumbers, span)
  const seasons = useOffice(fetchSeasons)
  const failure = [sales, money, ledger, occupancy, enquiries, seasons].find(({ error }) => error !== null)
  return (
    <>
      <PageHead
        title="Numbers"
        about="What is sold, how full it is, what becomes of enquiries and of the money. Each figure stands beside that of the same days a year before."
        help="numbers"
      />
      <SpanBar {...chosen} />
      {failure?.error && <Refused message={failure.error.failure.message} onRetry={() => void failure.refetch()} />}
      {sales.data?.isPractice && (
        <Note kind="warn">
          Practice sales: no money has moved. They are left out of these figures from your first real invoice on.
        </Note>
      )}
      <p className="span-words">{spanLabel(span)}</p>
      <Stats>
        <SalesStats sales={sales.data} />
        <EnquiryStats enquiries={enquiries.data} />
      </Stats>
      <div className="charts">
        {sales.data ? <SalesChart sales={sales.data} /> : <Skeleton lines={8} />}
        {enquiries.data ? <EnquiryChart enquiries={enquiries.data} /> : <Skeleton lines={5} />}
        {occupancy.data ? <OccupancyChart part="rooms" occupancy={occupancy.data} /> : <Skeleton lines={6} />}
        {occupancy.data ? <OccupancyChart part="seats" occupancy={occupancy.data} /> : <Skeleton lines={6} />}
        {sales.data && <ProductChart sales={sales.data} />}
        {sales.data && <LeadChart sales={sales.data} />}
        {seasons.data ? <SeasonChart seasons={seasons.data} span={span} /> : <Skeleton lines={6} />}
        {money.data && <CancelChart money={money.data} />}
        {isShort && ledger.data && <LedgerChart ledger={ledger.data} />}
        {money.data && <FlowChart money={money.data} />}
      </div>
    </>
  )
}

function SalesStats({ sales }: { sales: ReturnType<typeof useOffice<typeof fetchSales>>['data'] }) {
  const { now, before, medianLeadDays } = sales ?? {
    ...{ now: { sales: 0, bookings: 0 }, before: { sales: 0, bookings: 0 } },
    medianLeadDays: { now: null, before: null },
  }
  const average = (of: typeof now) => (of.bookings === 0 ? 0 : Math.round(of.sales / of.bookings))
  const value = (text: string) => (sales === undefined ? '…' : text)
  const lead = medianLeadDays.now
  return (
    <>
      <Stat label="Sales" value={value(formatRupees(now.sales))} {...changeOf(now.sales, before.sales)} />
      <Stat
        label="Bookings"
        value={value(now.bookings.toLocaleString('en-IN'))}
        {...changeOf(now.bookings, before.bookings)}
      />
      <Stat
        label="Average booking"
        value={value(formatRupees(average(now)))}
        {...changeOf(average(now), average(before))}
      />
      <Stat
        label="Sold ahead"
        value={value(lead === null ? '–' : `${lead} days`)}
        note={medianLeadDays.before === null ? 'none a year before' : `${medianLeadDays.before} days a year before`}
      />
    </>
  )
}

function EnquiryStats({ enquiries }: { enquiries: ReturnType<typeof useOffice<typeof fetchEnquiryNumbers>>['data'] }) {
  if (enquiries === undefined) return <Stat label="Enquiries won" value="…" />
  const { now, before } = enquiries
  return (
    <>
      <Stat
        label="Enquiries won"
        value={percent(now.won, now.received)}
        note={`${now.won} of ${now.received}; ${before.received === 0 ? 'none' : percent(before.won, before.received)} a year before`}
      />
      <Stat
        label="First reply"
        value={minutesLabel(now.replyMinutes)}
        note={`${before.replyMinutes === null ? 'none' : minutesLabel(before.replyMinutes)} a year before`}
      />
    </>
  )
}
