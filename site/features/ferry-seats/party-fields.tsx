import { PARTY_COUNT_MAX } from '#contract/terms/limits.ts'
import type { FerryParty } from '#site/shop/party/ferry-party.ts'
import { Button } from '#site/ui/button.tsx'
import '#site/ui/only-unscripted.css'
import { Stepper } from '#site/ui/stepper.tsx'
import { partyWords } from './ferry-party.ts'
import './party-fields.css'
import { SEAT_TEXTS } from './texts.ts'

type Props = { party: FerryParty; onParty: (party: FerryParty) => void; action: string }

/** Who sails, to be changed in place; without script a button asks the page again. */
export function PartyFields({ party, onParty, action }: Props) {
  return (
    <details className="ferry-party">
      <summary>
        {partyWords(party)} <span>Change</span>
      </summary>
      <fieldset>
        <legend className="visually-hidden">{SEAT_TEXTS.whoTravels}</legend>
        <Stepper
          label={SEAT_TEXTS.adults}
          name="adults"
          value={party.adults}
          min={1}
          max={PARTY_COUNT_MAX}
          onChange={(adults) => onParty({ ...party, adults })}
        />
        <Stepper
          label={SEAT_TEXTS.children}
          hint={SEAT_TEXTS.childrenHint}
          name="children"
          value={party.children}
          min={0}
          max={PARTY_COUNT_MAX}
          onChange={(children) => onParty({ ...party, children })}
        />
        <Stepper
          label={SEAT_TEXTS.infants}
          hint={SEAT_TEXTS.infantsHint}
          name="infants"
          value={party.infants}
          min={0}
          max={PARTY_COUNT_MAX}
          onChange={(infants) => onParty({ ...party, infants })}
        />
        <Button kind="outline" size="small" type="submit" formAction={action} className="only-unscripted">
          {SEAT_TEXTS.update}
        </Button>
      </fieldset>
    </details>
  )
}
