import { useEffect, useState } from 'react'
import { DEFAULT_PARTY, type Party, partyKey, readParty } from './party.ts'

/** The party of a package's booking panel. This tab remembers it, so that who comes back from the enquiry finds it as it was. */
export function useParty(packageId: string): [Party, (party: Party) => void] {
  const [party, setParty] = useState<Party>(DEFAULT_PARTY)
  const place = `party.${packageId}`
  useEffect(() => {
    const kept = recall(place)
    // After the first drawing: the server cannot know it.
    if (kept !== null) setParty(readParty(new URLSearchParams(kept)))
  }, [place])
  return [
    party,
    (next) => {
      setParty(next)
      keep(place, partyKey(next))
    },
  ]
}

// A browser may forbid the store; the party is then forgotten, and nothing else.
function recall(place: string): string | null {
  try {
    return sessionStorage.getItem(place)
  } catch {
    return null
  }
}

function keep(place: string, text: string): void {
  try {
    sessionStorage.setItem(place, text)
  } catch {}
}
