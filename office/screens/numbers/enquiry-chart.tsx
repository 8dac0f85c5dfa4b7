import type { EnquiryNumbers } from '#contract/office/numbers.ts'
import { RankBars } from '../../ui/bars.tsx'
import { Chart, FigureTable } from '../../ui/chart.tsx'
import { SaveTable } from './save-table.tsx'
import { minutesLabel, percent } from './words.ts'

export function EnquiryChart({ enquiries: { span, now, before } }: { enquiries: EnquiryNumbers }) {
  const steps = [
    { label: 'Received', now: now.received, before: before.received },
    { label: 'Replied', now: now.replied, before: before.replied },
    { label: 'Quoted', now: now.quoted, before: before.quoted },
    { label: 'Won', now: now.won, before: before.won },
  ]
  return (
    <Chart
      title="From enquiry to booking"
      about={`Enquiries that came on these days, as they stand now; what is joined counts once, spam not at all. ${percent(now.inTime, now.replied)} of the replies came by the promised hour.`}
      table={
        <FigureTable
          label="From enquiry to booking"
          head={['Step', 'Enquiries', 'Of all', 'A year before']}
          rows={[
            ...steps.map((step) => [step.label, step.now, percent(step.now, now.received), step.before]),
            ['Lost', now.lost, percent(now.lost, now.received), before.lost],
            ['Replied in time', now.inTime, percent(now.inTime, now.received), before.inTime],
            ['Half are replied to within', minutesLabel(now.replyMinutes), '', minutesLabel(before.replyMinutes)],
          ]}
        />
      }
      file={<SaveTable table="enquiries" span={span} of="from enquiry to booking" />}
    >
      <RankBars
        ranks={steps.map((step) => ({
          ...{ label: step.label, value: step.now, words: String(step.now), note: percent(step.now, now.received) },
        }))}
      />
    </Chart>
  )
}
