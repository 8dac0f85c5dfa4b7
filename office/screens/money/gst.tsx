import { useSearchParams } from 'react-router'
import {
  fetchGst,
  fetchGstCsv,
  GST_SHEETS,
  type GstPapers,
  type GstSheet,
  type TaxPeriod,
} from '#contract/office/tax.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { callOffice } from '../../call.ts'
import { saveFile } from '../../save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Chart } from '../../ui/chart.tsx'
import { Stat, Stats } from '../../ui/figures.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { MonthBox, SelectBox } from '../../ui/pick-boxes.tsx'
import { Note, Refused } from '../../ui/refused.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { spanLabel } from '../numbers/presets.ts'
import { PaperTable, RateTable } from './gst-tables.tsx'
import './money.css'

/** The papers of a month or a quarter for its return. */
export function Gst() {
  const [search, setSearch] = useSearchParams()
  const month = search.get('month')
  const months = search.get('months') === '3' ? '3' : '1'
  const { data, error, refetch } = useOffice(fetchGst, { months, ...(month === null ? {} : { month }) })
  // Where none is asked for, the server says which month has papers.
  const period: TaxPeriod = { months, month: month ?? data?.span.from.slice(0, 7) ?? '' }
  const choose = (next: Partial<TaxPeriod>) => setSearch({ ...period, ...next }, { replace: true })
  return (
    <>
      <PageHead
        title="GST papers"
        about="Invoices by their own day, less credit notes by the day of the cancellation, as form GSTR-1 asks for them. Amounts are those of the invoices."
        help="gst"
      />
      <div className="money-days">
        <MonthBox label="First month" value={period.month} onChange={(month) => month !== '' && choose({ month })} />
        <SelectBox
          label="Return of"
          value={period.months}
          onChange={(months) => choose({ months: months === '3' ? '3' : '1' })}
          options={[
            { value: '1', label: 'one month' },
            { value: '3', label: 'a quarter' },
          ]}
        />
      </div>
      {error && <Refused message={error.failure.message} onRetry={() => void refetch()} />}
      {data ? <Papers papers={data} period={period} /> : !error && <Skeleton lines={10} />}
    </>
  )
}

function Papers({ papers, period }: { papers: GstPapers; period: TaxPeriod }) {
  const { span, issued, credited, invoices, notes, b2b, b2cl, rates } = papers
  const left = (key: 'taxable' | 'cgst' | 'utgst' | 'passedOn') => formatRupees(issued[key] - credited[key])
  return (
    <>
      <p className="span-words">
        {spanLabel(span)}
        {invoices.count > 0 && `, invoices ${invoices.first} to ${invoices.last}`}
      </p>
      <Warnings papers={papers} />
      <Stats>
        <Stat label="Invoices" value={invoices.count} note={`${formatRupees(issued.total)} in all`} />
        <Stat
          label="Credit notes"
          value={new Set(notes.map(({ number }) => number)).size}
          note={`${formatRupees(credited.total)} in all`}
        />
        <Stat label="Taxable value" value={left('taxable')} note="invoices less credit notes" />
        <Stat label="CGST" value={left('cgst')} />
        <Stat label="UTGST" value={left('utgst')} />
        <Stat label="Passed on untaxed" value={left('passedOn')} note="port fees, entry tickets" />
      </Stats>
      <div className="charts">
        <Chart
          title="By service and rate"
          about="Place of supply: Andaman and Nicobar Islands (35). B2B is sold to somebody who gave a GSTIN. A stay with nights of both rates stands under both."
          table={<RateTable rates={rates} />}
          wide
        />
        <Sheets period={period} />
        <PaperTable
          title="B2B invoices"
          about="Listed one by one, a row for each rate."
          rows={b2b}
          none="No invoice to somebody with a GSTIN."
        />
        {b2cl.length > 0 && (
          <PaperTable
            title="B2C, large"
            about="To another state without a GSTIN, above ₹1,00,000."
            rows={b2cl}
            none=""
          />
        )}
        <PaperTable
          title="Credit notes"
          about="What was given up after its invoice. Those without a GSTIN are taken off the sums by rate, those with one are listed in the return."
          rows={notes}
          none="Nothing was given up in this time."
        />
      </div>
    </>
  )
}

function Warnings({ papers: { isPractice, missing, supplier, rates } }: { papers: GstPapers }) {
  return (
    <>
      {isPractice && (
        <Note kind="warn">These are papers of practised payments: no money moved, and they belong in no return.</Note>
      )}
      {missing > 0 && (
        <Note kind="warn">
          {missing === 1 ? 'One confirmed booking has' : `${missing} confirmed bookings have`} no invoice yet. It is
          drawn with the confirmation mail: mail the voucher again from the booking.
        </Note>
      )}
      {!supplier.isOfIslands && (
        <Note kind="bad">
          Your GSTIN ({supplier.gstin}) is not of the islands (35), but the invoices carry CGST and UTGST of the
          islands. Ask your accountant before you send this.
        </Note>
      )}
      {rates.some(({ rate }) => rate === null) && (
        <Note kind="bad">
          The tax of some lines fits no rate. They stand without one below; look at their invoices.
        </Note>
      )}
    </>
  )
}

const SHEET_WORDS: Record<GstSheet, string> = {
  b2b: 'Invoices with a GSTIN',
  b2cl: 'Large ones to other states',
  b2cs: 'All others, by rate',
  cdnr: 'Credit notes with a GSTIN',
  cdnur: 'Credit notes on large ones',
  exemp: 'Without tax',
  'hsn(b2b)': 'By SAC, with a GSTIN',
  'hsn(b2c)': 'By SAC, without',
  docs: 'Numbers of the papers',
}

function Sheets({ period }: { period: TaxPeriod }) {
  const say = useSay()
  const save = async (sheet: GstSheet) => {
    const answer = await callOffice(fetchGstCsv, { query: { ...period, sheet } })
    if (answer.ok) saveFile(answer.value)
    else say(answer.error.message)
  }
  return (
    <Chart
      title="For the offline tool"
      wide
      about="Each sheet of the GSTR-1 offline tool as a file with its columns: Import, then CSV. Where there is nothing, the file has the heads alone."
      table={
        <ul className="sheets">
          {GST_SHEETS.map((sheet) => (
            <li key={sheet}>
              <Button icon="download" onClick={() => void save(sheet)}>
                {sheet}
              </Button>
              <span>{SHEET_WORDS[sheet]}</span>
            </li>
          ))}
        </ul>
      }
    />
  )
}
