import { useState } from 'react'
import { closeDisruption } from '#contract/office/disruption-changes.ts'
import { type Disruption, fetchDisruption, listDisruptions } from '#contract/office/disruptions.ts'
import { counted } from '#contract/terms/counted.ts'
import { Switch } from '../../ui/choices.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { useDeed } from '../../use-office.ts'
import { isUnsettled } from './states.ts'

type Props = { off: Disruption; open: boolean; onClose: () => void }

/** Closes the desk; what was off may be sold again. */
export function CloseDesk({ off, open, onClose }: Props) {
  const [sell, setSell] = useState(false)
  const deed = useDeed(closeDisruption, [fetchDisruption, listDisruptions])
  const left = off.parties.filter(isUnsettled).length
  const close = async () => {
    if ((await deed.run({ query: { id: off.id }, body: { sell } })) !== undefined) onClose()
  }
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title="Close the desk?"
      yes="Close it"
      busy={deed.busy}
      refusal={deed.failure?.message}
      onYes={() => void close()}
    >
      <p>
        {left === 0
          ? 'Everybody is settled.'
          : `${counted(left, 'party is', 'parties are')} not settled: they keep what they booked, and their links end.`}
      </p>
      <Switch label="Sell it again" hint="For a boat that sails after all." value={sell} onChange={setSell} />
    </Confirm>
  )
}
