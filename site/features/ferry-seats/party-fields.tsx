import { PARTY_COUNT_MAX } from '#contract/terms/limits.ts'
import type { FerryParty } from '#site/shop/party/ferry-party.ts'
import { Button } from '#site/ui/button.tsx'
import '#site/ui/only-unscripted.css'
import { PartySteppers } from '#site/shop/party/party-steppers.tsx'
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
        <PartySteppers
          counts={{ adults: party.adults, children: party.children, infants: party.infants }}
          texts={SEAT_TEXTS}
          leastAdults={1}
          most={PARTY_COUNT_MAX}
          onCount={(name, count) => onParty({ ...party, [name]: count })}
        />
        <Button kind="outline" size="small" type="submit" formAction={action} className="only-unscripted">
          {SEAT_TEXTS.update}
        </Button>
      </fieldset>
    </details>
  )
}
