import { exportEverything, exportPart, type fetchDataParts } from '#contract/office/data.ts'
import type { Answer } from '../../call.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

export type DataParts = Answer<typeof fetchDataParts>['parts']

/** Where the file of a part comes from. */
export function fileUrl(part: string): string {
  return `/api/office${exportPart.path.replace('{part}', part)}`
}

/** A link for each file. */
export function TakeOut({ parts }: { parts: DataParts }) {
  return (
    <div className="stack">
      <section className="data-whole">
        <div>
          <h2>Everything</h2>
          <p>
            One ZIP file with all parts below, bookings, payments and enquiries. It names travellers: keep it where
            nobody else reads it. No passwords, codes or sessions are in it.
          </p>
        </div>
        <a className={buttonClass({ kind: 'primary' })} href={`/api/office${exportEverything.path}`} download>
          <Icon name="download" />
          Take everything out
        </a>
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
