import { previewPost } from '#contract/office/posts.ts'
import type { Section } from '#contract/office/sections.ts'
import { counted } from '#contract/terms/counted.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { HtmlText } from '../../ui/html-text.tsx'
import { Refused } from '../../ui/refused.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOfficeBody } from './use-office-body.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** The picture above it. */
  picture?: { thumbUrl: string; alt: string } | undefined
  sections: readonly Section[]
}

/** A text as visitors would read it. */
export function TextPreview({ open, onClose, title, picture, sections }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={`As visitors read it: ${title}`}>
      {picture && <img src={picture.thumbUrl} alt={picture.alt} />}
      <Read sections={sections} />
    </Dialog>
  )
}

function Read({ sections }: Pick<Props, 'sections'>) {
  const { answer, failure } = useOfficeBody(previewPost, { sections: [...sections] })
  if (failure) return <Refused message={failure.message} />
  if (answer === undefined) return <Skeleton lines={8} />
  return (
    <div className="text-preview">
      <p className="hint">About {counted(answer.readMinutes, 'minute')} to read.</p>
      <SectionTexts sections={answer.sections} />
    </div>
  )
}

/** Parts of a text, each under its heading. */
export function SectionTexts({ sections }: Pick<Props, 'sections'>) {
  return (
    <div className="text-preview">
      {sections.map(({ id, heading, html, table }) => (
        <section key={id}>
          <h2>{heading}</h2>
          <HtmlText html={html} />
          {table && (
            <table>
              <thead>
                <tr>
                  {table.columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map((cells) => (
                  <tr key={cells.join('|')}>
                    {cells.map((cell, place) => (
                      <td key={table.columns[place]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      ))}
    </div>
  )
}
