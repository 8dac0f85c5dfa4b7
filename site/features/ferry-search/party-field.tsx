import { useRef, useState } from 'react'
import { PARTY_COUNT_MAX } from '#contract/terms/limits.ts'
import type { FerryParty } from '#site/shop/party/ferry-party.ts'
import { PartySteppers } from '#site/shop/party/party-steppers.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { useCloseOutside } from '#site/ui/use-close-outside.ts'

import './party-field.css'
import { FERRY_TEXTS, partyText } from './texts.ts'

/** From here on the panel lies over the page (party-field.css). */
const OVERLAID = '(width >= 900px)'

/** Who sails, behind one line that says it: opened by the browser itself, so it works without script. */
export function PartyField({ party: asked }: { party: FerryParty }) {
  const [party, setParty] = useState(asked)
  const root = useRef<HTMLDetailsElement>(null)
  const close = (how: 'outside' | 'escape') => {
    if (!root.current?.open) return
    // On phones the panel stands in the form: closing it would move what is just being pressed.
    if (how === 'outside' && !matchMedia(OVERLAID).matches) return
    root.current.open = false
    if (how === 'escape') root.current.querySelector('summary')?.focus()
  }
  // Listens always: the browser opens it by itself, also before the script came, and says so only a moment later.
  useCloseOutside(root, true, close)
  return (
    <details ref={root} className="ferry-party">
      <summary>
        <small>
          {FERRY_TEXTS.passengers} <Icon name="down" />
        </small>
        {partyText(party)}
      </summary>
      <div className="ferry-party-panel">
        <PartySteppers
          counts={{ adults: party.adults, children: party.children, infants: party.infants }}
          texts={FERRY_TEXTS}
          leastAdults={1}
          most={PARTY_COUNT_MAX}
          onCount={(name, count) => setParty({ ...party, [name]: count })}
        />
      </div>
    </details>
  )
}
