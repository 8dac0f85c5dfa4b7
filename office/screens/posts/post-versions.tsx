import { useState } from 'react'
import { listPostVersions, type PostFields } from '#contract/office/posts.ts'
import { Button } from '../../ui/button.tsx'
import { Changes } from '../../ui/changes.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Refused } from '../../ui/refused.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { agoLabel } from '../../when.ts'
import { changedNames } from '../texts/changed-names.ts'
import { enterPost, type PostEditor, publishedPost } from './use-post.ts'

type Version = { number: number; by: string; at: string; fields: PostFields }

/** What stood on the site before, the latest first; each can be published again. */
export function PostVersions({ editor, mayChange }: { editor: PostEditor; mayChange: boolean }) {
  const { data, error, refetch } = useOffice(listPostVersions, { id: editor.base.id })
  const [chosen, setChosen] = useState<Version>()
  if (error) return <Refused message={error.failure.message} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton lines={5} />
  if (data.versions.length === 0)
    return (
      <Empty icon="copy" title="No version before this one">
        Each time somebody publishes, what stood on the site before is kept here.
      </Empty>
    )
  const now = publishedPost(editor.base)
  const names = chosen ? changedNames(chosen.fields, now) : []
  const only = (fields: PostFields) => Object.fromEntries(names.map((name) => [name, fields[name]]))
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
        onClose={() => setChosen(undefined)}
        title={`Publish version ${chosen?.number ?? ''} again?`}
        yes="Publish this one again"
        busy={editor.isBusy || !mayChange}
        refusal={editor.failure?.message}
        onYes={() =>
          chosen &&
          void editor.publish(enterPost(chosen.fields)).then((isDone) => {
            if (isDone) setChosen(undefined)
          })
        }
      >
        <p>Struck through is what stands on the site now, below it what will stand there.</p>
        {chosen && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: long differences are scrolled by key
          <section aria-label="What differs" tabIndex={0}>
            <Changes before={only(now)} after={only(chosen.fields)} />
          </section>
        )}
      </Confirm>
    </>
  )
}
