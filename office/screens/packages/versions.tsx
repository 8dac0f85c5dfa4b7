import { useState } from 'react'
import { listPackageVersions, type PackageFields } from '#contract/office/packages.ts'
import { Button } from '../../ui/button.tsx'
import { Changes } from '../../ui/changes.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Note, Refused } from '../../ui/refused.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { agoLabel } from '../../when.ts'
import type { PartProps } from './editor-part.ts'
import { publishedFields } from './package-fields.ts'
import { differencesOf } from './package-words.ts'

type Version = { number: number; by: string; at: string; fields: PackageFields }

/** What stood on the site before, the latest first; each can be published again. */
export function Versions({ editor, options }: Pick<PartProps, 'editor' | 'options'>) {
  const { data, error, refetch } = useOffice(listPackageVersions, { id: editor.base.id })
  const [chosen, setChosen] = useState<Version>()
  const [refusal, setRefusal] = useState<string>()
  const close = () => {
    setChosen(undefined)
    setRefusal(undefined)
  }
  const listed = options && { ...options, pictures: [...options.pictures, ...(data?.pictures ?? [])] }
  if (error) return <Refused message={error.failure.message} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton lines={5} />
  if (data.versions.length === 0)
    return (
      <Empty icon="copy" title="No version before this one">
        Each time somebody publishes, what stood on the site before is kept here.
      </Empty>
    )
  const differences = chosen && differencesOf(publishedFields(editor.base), chosen.fields, listed)
  const publish = async (version: Version) => {
    const failure = await editor.publish(version.fields)
    if (failure && failure.code !== 'changed') setRefusal(failure.message)
    else close()
  }
  return (
    <>
      <ol className="versions">
        {data.versions.map((version) => (
          <li key={version.number}>
            <span>
              <b>Version {version.number}</b>
              <small>
                Stood on the site until {version.by} published, {agoLabel(version.at)}
              </small>
            </span>
            <Button icon="undo" onClick={() => setChosen(version)} aria-label={`See version ${version.number}`}>
              See
            </Button>
          </li>
        ))}
      </ol>
      <Confirm
        open={chosen !== undefined}
        onClose={close}
        title={`Publish version ${chosen?.number ?? ''} again?`}
        yes="Publish this one again"
        busy={editor.isBusy}
        refusal={refusal}
        onYes={() => chosen && void publish(chosen)}
      >
        <p>Struck through is what stands on the site now, below it what will stand there. Undo brings it back.</p>
        {editor.isChanged && <Note kind="warn">Your draft is forgotten by it.</Note>}
        {differences && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: long differences are scrolled by key
          <section aria-label="What differs" tabIndex={0}>
            <Changes {...differences} />
          </section>
        )}
      </Confirm>
    </>
  )
}
