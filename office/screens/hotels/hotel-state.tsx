import { changeHotel, type OfficeHotel } from '#contract/office/hotels.ts'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useDeed } from '../../use-office.ts'
import type { AskedHotel } from './use-hotel.ts'

type State = { busy: boolean; refusal: string | undefined; set: (isLive: boolean) => void }

/** Puts a hotel on the site or takes it off. What it lacks for that is said by the server, in one sentence. */
export function useHotelState(hotel: OfficeHotel, take: AskedHotel['take']): State {
  const say = useSay()
  const { run, busy, failure } = useDeed(changeHotel, [])
  const set = async (isLive: boolean, version = hotel.version): Promise<void> => {
    const saved = await run({ query: { id: hotel.id }, body: { version, isLive } })
    if (saved === undefined) return
    take(saved.hotel)
    const words = isLive ? `${hotel.name} is on the site` : `${hotel.name} is on no page any more`
    say(words, { undo: () => void set(!isLive, saved.hotel.version) })
  }
  return { busy, refusal: failure?.message, set: (isLive) => void set(isLive) }
}

export function HotelState({ hotel, state }: { hotel: OfficeHotel; state: State }) {
  if (hotel.isLive)
    return (
      <Button busy={state.busy} onClick={() => state.set(false)}>
        Take off the site
      </Button>
    )
  return (
    <Button kind="primary" busy={state.busy} onClick={() => state.set(true)}>
      Put on the site
    </Button>
  )
}
