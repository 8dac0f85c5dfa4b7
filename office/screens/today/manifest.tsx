import { useState } from 'react'
import { fetchManifest, type Sailing } from '#contract/office/today.ts'
import { MANIFEST_SIGNS, MANIFEST_STYLES, type ManifestStyle } from '#contract/terms/manifest-styles.ts'
import { saveFile } from '../../save-file.ts'
import { Button } from '../../ui/button.tsx'
import { ChipChoice } from '../../ui/choices.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note, Refused } from '../../ui/refused.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'

const STYLE_LABELS: Record<ManifestStyle, string> = {
  sealink: 'Sealink',
  makruzz: 'Makruzz',
  'green-ocean': 'Green Ocean',
}
const OPTIONS = MANIFEST_STYLES.map((value) => ({ value, label: STYLE_LABELS[value] }))

/** The passengers of a sailing as its carrier takes them. */
export function Manifest({
  day,
  sailing,
  onClose,
}: {
  day: string
  sailing: Sailing | undefined
  onClose: () => void
}) {
  return (
    <Dialog
      open={sailing !== undefined}
      onClose={onClose}
      title={sailing === undefined ? '' : `${sailing.vessel}, ${sailing.departTime}`}
    >
      {sailing && <Passengers day={day} sailing={sailing.sailingId} />}
    </Dialog>
  )
}

function Passengers({ day, sailing }: { day: string; sailing: string }) {
  const [style, setStyle] = useState<ManifestStyle>()
  const { data, error, refetch } = useOffice(fetchManifest, { day, sailing, ...(style === undefined ? {} : { style }) })
  if (error) return <Refused message={error.failure.message} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton lines={6} />
  return (
    <div className="stack">
      <ChipChoice
        label="Columns of"
        options={OPTIONS}
        value={data.style}
        // The options are the styles.
        onChange={(value) => setStyle(value as ManifestStyle)}
      />
      {data.missing > 0 && <Note kind="warn">{data.missing} travellers are not named yet.</Note>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <section className="manifest" tabIndex={0} aria-label="Passengers">
        <table>
          <thead>
            <tr>
              {data.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.rows.map((row, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a list that is read as a whole
              <tr key={place}>
                {row.map((cell, at) => (
                  <td key={data.columns[at]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="hint">In the words of that carrier. {MANIFEST_SIGNS[data.style]}</p>
      <p className="hint">The list has whole numbers of passports. That you opened it stands in the audit.</p>
      <div>
        <Button kind="primary" icon="download" onClick={() => saveFile(data)}>
          Save as CSV
        </Button>
      </div>
    </div>
  )
}
