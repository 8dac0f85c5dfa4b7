import { useState } from 'react'
import { applyImport, type ImportReport, tryImport } from '#contract/office/data.ts'
import { counted } from '#contract/terms/counted.ts'
import { DATA_PARTS, type DataPart, IMPORT_BYTES_MAX, IMPORT_ROWS_MAX } from '#contract/terms/data-parts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { Refused } from '../../ui/refused.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { Report } from './report.tsx'
import { type SendProblem, sendFile } from './send-file.ts'
import { type DataParts, fileUrl } from './take-out.tsx'

const MEGA = 1_000_000

/** A file is tried, its report read, and then it is taken. */
export function BringIn({ parts }: { parts: DataParts }) {
  const say = useSay()
  const [part, setPart] = useState<DataPart>('hotels')
  const [file, setFile] = useState<File>()
  const [report, setReport] = useState<ImportReport>()
  const [problem, setProblem] = useState<SendProblem>()
  const [isBusy, setBusy] = useState(false)
  const chosen = parts.find(({ id }) => id === part)
  const forget = () => {
    setFile(undefined)
    setReport(undefined)
    setProblem(undefined)
  }
  const show = (answer: Awaited<ReturnType<typeof sendFile>>) => {
    setBusy(false)
    setProblem(answer.ok ? undefined : answer.error)
    setReport(answer.ok ? answer.value : answer.error.report)
    return answer.ok ? answer.value : undefined
  }
  const tryFile = async (next: File) => {
    forget()
    setFile(next)
    setBusy(true)
    show(await sendFile(tryImport, { part }, next))
  }
  const take = async (goodRows: boolean) => {
    if (file === undefined || report === undefined) return
    setBusy(true)
    const taken = show(await sendFile(applyImport, { part, hash: report.hash, goodRows: goodRows ? '1' : '0' }, file))
    if (taken === undefined) return
    const { added, changed } = taken.counts
    say(`${counted(added + changed, 'row')} of ${chosen?.name ?? part} taken in`)
    forget()
  }
  return (
    <div className="stack data-in">
      <SelectBox
        label="What the file has"
        value={part}
        options={parts.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => {
          setPart(DATA_PARTS.find((each) => each === id) ?? part)
          forget()
        }}
      />
      {chosen && <Columns part={chosen} />}
      <FileDrop
        label="Drop a CSV file here, or choose one"
        hint={`Nothing is written yet: you see first what would change. At most ${IMPORT_BYTES_MAX / MEGA} MB and ${IMPORT_ROWS_MAX.toLocaleString('en-IN')} rows.`}
        accept=".csv,text/csv"
        disabled={isBusy}
        onFiles={([next]) => next && void tryFile(next)}
      />
      {problem && <Refused message={problem.message} />}
      {isBusy && report === undefined && <Skeleton lines={4} />}
      {report && <Report report={report} fileName={file?.name ?? ''} busy={isBusy} onTake={take} onForget={forget} />}
    </div>
  )
}

function Columns({ part }: { part: DataParts[number] }) {
  return (
    <details className="data-columns">
      <summary>
        Columns of {part.name} <Icon name="down" />
      </summary>
      <p>
        The first line of the file names the columns, in any order; those you leave out stay as they are. The easiest
        beginning is the file as it is now.
      </p>
      <p>
        <a className={buttonClass({})} href={fileUrl(part.id)} download>
          <Icon name="download" />
          {part.name} as CSV
        </a>
      </p>
      <dl>
        {part.columns.map(({ name, holds, isNeeded }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {holds}
              {isNeeded && ', needed for a new row'}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
