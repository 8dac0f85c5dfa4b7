import { useState } from 'react'
import type { BadLine, ImportedLine, ImportReport } from '#contract/office/data.ts'
import { counted } from '#contract/terms/counted.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Stat, Stats } from '../../ui/figures.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/refused.tsx'
import '../../ui/changes.css'

type Props = {
  report: ImportReport
  fileName: string
  busy: boolean
  onTake: (goodRows: boolean) => void
  onForget: () => void
}

/** What a file would do, before it does it. */
export function Report({ report, fileName, busy, onTake, onForget }: Props) {
  const [goodRows, setGoodRows] = useState(false)
  const { counts, lines, badLines } = report
  const writes = counts.added + counts.changed
  return (
    <section className="stack data-report" aria-labelledby="data-report" aria-live="polite">
      <h2 id="data-report">{fileName}</h2>
      <Stats>
        <Stat label="Added" value={counts.added} />
        <Stat label="Changed" value={counts.changed} />
        <Stat label="As they are" value={counts.unchanged} />
        <Stat label="Refused" value={counts.bad} />
      </Stats>
      {badLines.length > 0 && <BadLines lines={badLines} />}
      {lines.length > 0 && <Lines lines={lines} total={writes} />}
      {writes === 0 && <Note kind={counts.bad === 0 ? 'good' : 'warn'}>Nothing changes by this file.</Note>}
      {writes > 0 && counts.bad > 0 && (
        <label className="data-good">
          <input
            type="checkbox"
            checked={goodRows}
            onChange={({ currentTarget }) => setGoodRows(currentTarget.checked)}
          />
          Take the good rows, and leave out {counted(counts.bad, 'row')}
        </label>
      )}
      <div className="row">
        {writes > 0 && (counts.bad === 0 || goodRows) && (
          <Button kind="primary" busy={busy} onClick={() => onTake(goodRows)}>
            {`Take in ${counted(writes, 'row')}`}
          </Button>
        )}
        <Button onClick={onForget}>Another file</Button>
      </div>
    </section>
  )
}

function BadLines({ lines }: { lines: readonly BadLine[] }) {
  return (
    <div>
      <h3>Rows that are refused</h3>
      <ul className="data-lines">
        {lines.map(({ line, column, message }) => (
          <li key={`${line} ${column}`}>
            <Badge kind="bad">Line {line}</Badge>
            <span>
              {column && <b>{column}: </b>}
              {message}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Lines({ lines, total }: { lines: readonly ImportedLine[]; total: number }) {
  return (
    <div>
      <h3>What would change</h3>
      <ul className="data-lines">
        {lines.map(({ line, id, what, changes }) => (
          <li key={line}>
            <Badge kind={what === 'added' ? 'new' : 'plain'}>{what === 'added' ? 'Added' : 'Changed'}</Badge>
            <details>
              <summary>
                <b>{id}</b>{' '}
                <span className="hint">
                  line {line}, {counted(changes.length, 'field')}
                </span>{' '}
                <Icon name="down" />
              </summary>
              <dl className="changes">
                {changes.map(({ column, before, after }) => (
                  <div key={column}>
                    <dt>{column}</dt>
                    {before !== null && (
                      <dd>
                        <span className="visually-hidden">before: </span>
                        <del>{before || 'nothing'}</del>
                      </dd>
                    )}
                    <dd>
                      <span className="visually-hidden">after: </span>
                      <ins>{after || 'nothing'}</ins>
                    </dd>
                  </div>
                ))}
              </dl>
            </details>
          </li>
        ))}
      </ul>
      {lines.length < total && <p className="hint">And {counted(total - lines.length, 'more row', 'more rows')}.</p>}
    </div>
  )
}
