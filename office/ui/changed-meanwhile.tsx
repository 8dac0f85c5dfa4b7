import { Button } from './button.tsx'
import { Changes } from './changes.tsx'
import { Dialog } from './dialog.tsx'

type Fields = Record<string, unknown>

type Props = {
  /** Who was faster, where it is known. */
  by?: string | undefined
  /** The record as it is now; undefined while nobody was faster. */
  theirs: Fields | undefined
  mine: Fields
  onTheirs: () => void
  /** Saves mine over theirs. */
  onMine: () => void
  onClose: () => void
}

/** Two edit one record: the second is shown the difference and decides. */
export function ChangedMeanwhile({ by = 'Somebody else', theirs, mine, onTheirs, onMine, onClose }: Props) {
  const names = Object.keys(mine).filter((name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs?.[name]))
  const only = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name]]))
  const footer = (
    <>
      <Button onClick={onTheirs}>Take theirs</Button>
      <Button kind="primary" onClick={onMine}>
        Save mine over it
      </Button>
    </>
  )
  return (
    <Dialog open={theirs !== undefined} onClose={onClose} title="Changed meanwhile" footer={footer}>
      <p>
        {by} has saved this since you opened it. Struck through is what stands there now, below it what you entered.
      </p>
      {theirs && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long differences are scrolled by key
        <section aria-label="What differs" tabIndex={0}>
          <Changes before={only(theirs)} after={only(mine)} />
        </section>
      )}
    </Dialog>
  )
}
