import type { ReactNode } from 'react'
import { exportEverything, exportPart, type fetchDataParts } from '#contract/office/data.ts'
import { counted } from '#contract/terms/counted.ts'
import type { Answer } from '../../call.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

export type DataParts = Answer<typeof fetchDataParts>['parts']

/** Where the file of a part comes from. */
export function fileUrl(part: string): string {
  return `/api/office${exportPart.path.replace('{part}', part)}`
}

const MEGA = 1_000_000

/** A link for each file. */
export function TakeOut({ parts, photographs }: Answer<typeof fetchDataParts>) {
  const { count, bytes } = photographs
  return (
    <div className="stack">
      <section className="data-whole">
        <div>
          <h2>Everything</h2>
          <p>
            One ZIP file with all parts below, bookings and their travellers, payments, enquiries, quotes, boats,
            policies in every version, the team, settings and the audit. It names travellers: keep it where nobody else
            reads it. No passwords, codes, sessions or numbers of documents are in it.
          </p>
        </div>
        <div className="row">
          <Whole kind="primary">Take everything out</Whole>
          {count > 0 && (
            <Whole photographs>
              With {counted(count, 'photograph')} ({Math.max(1, Math.round(bytes / MEGA)).toLocaleString('en-IN')} MB)
            </Whole>
          )}
        </div>
      </section>
      <ul className="data-parts">
        {parts.map(({ id, name, about }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <small>{about}</small>
            </span>
            <a className={buttonClass({})} href={fileUrl(id)} download aria-label={`CSV: ${name}`}>
              <Icon name="download" />
              CSV
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Whole({ kind, photographs, children }: { kind?: 'primary'; photographs?: true; children: ReactNode }) {
  const query = photographs ? '?photographs=1' : ''
  return (
    <a className={buttonClass(kind ? { kind } : {})} href={`/api/office${exportEverything.path}${query}`} download>
      <Icon name="download" />
      {children}
    </a>
  )
}
