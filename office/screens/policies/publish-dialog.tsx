import type { PolicyFields } from '#contract/office/policies.ts'
import type { OfficeFailure } from '../../call.ts'
import { Changes } from '../../ui/changes.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { DateBox } from '../../ui/pick-boxes.tsx'
import { changedNames } from '../texts/changed-names.ts'

type Props = {
  open: boolean
  onClose: () => void
  from: string
  onFrom: (from: string) => void
  before: PolicyFields
  after: PolicyFields
  busy: boolean
  failure: OfficeFailure | undefined
  onYes: () => void
}

/** Asks from when a new version holds, and shows once more what it changes. */
export function PublishDialog({ open, onClose, from, onFrom, before, after, busy, failure, onYes }: Props) {
  const names = changedNames(after, before)
  const only = (fields: PolicyFields) => Object.fromEntries(names.map((name) => [name, fields[name]]))
  const wrongDay = failure?.errors.find(({ field }) => field === 'from')?.message
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title="Publish a new version?"
      yes="Publish this version"
      busy={busy}
      refusal={wrongDay === undefined ? failure?.message : undefined}
      onYes={onYes}
    >
      <DateBox
        label="Holds from"
        hint="Today puts it on the site at once. Bookings made before keep the version they agreed to."
        value={from}
        onChange={onFrom}
        error={wrongDay}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long differences are scrolled by key */}
      <section aria-label="What differs" tabIndex={0}>
        <Changes before={only(before)} after={only(after)} />
      </section>
    </Confirm>
  )
}
