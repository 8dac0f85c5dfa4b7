import { useState } from 'react'
import { type OfficeSeason, removeSeason } from '#contract/office/price-seasons.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { useDeed } from '../../use-office.ts'

/** Removes a season after a question; a refusal names what still uses it. */
export function RemoveSeason({ season, onDone }: { season: OfficeSeason; onDone: () => void }) {
  const [isAsked, setIsAsked] = useState(false)
  const { run, busy, failure, clear } = useDeed(removeSeason, [])
  const remove = async () => {
    if ((await run({ query: { id: season.id } })) !== undefined) onDone()
  }
  return (
    <>
      <Button icon="bin" onClick={() => setIsAsked(true)}>
        Remove
      </Button>
      <Confirm
        open={isAsked}
        onClose={() => {
          setIsAsked(false)
          clear()
        }}
        title={`Remove ${season.name}?`}
        yes="Remove the season"
        danger
        busy={busy}
        refusal={failure?.message}
        onYes={() => void remove()}
      >
        <p>Its days become regular, and prices ahead follow. What is booked or held keeps its price.</p>
      </Confirm>
    </>
  )
}
