import { Icon } from '#site/ui/icon.tsx'
import type { FetchedList } from '#site/ui/use-fetched-list.ts'
import type { CarForm } from './car-form.ts'
import type { CarStop } from './car-stops.ts'
import type { CarFieldName } from './judge-car-form.ts'
import { SEARCH_TEXTS } from './search-texts.ts'
import { StopField } from './stop-field.tsx'

type Props = {
  form: CarForm
  onForm: (form: CarForm) => void
  wrong: CarFieldName | undefined
  stops: FetchedList<CarStop>
}

/**
 * The airport, read-only, and the hotel. Which of them is the pickup is said by the direction chosen: car-search.css turns
 * their labels and places round, so that it also works without script.
 */
export function AirportEnds({ form, onForm, airport, wrong, stops }: Props & { airport: string }) {
  return (
    <>
      <div className="search-cell car-end-1">
        <label htmlFor="car-airport">
          <EndWords />
        </label>
        <input id="car-airport" readOnly value={airport} />
      </div>
      <SwapButton onSwap={() => onForm({ ...form, isSwapped: !form.isSwapped })} />
      <StopField
        field="hotel"
        end={2}
        name="hotelName"
        label={<EndWords isHotel />}
        prompt={SEARCH_TEXTS.hotelPrompt}
        value={form.hotel}
        wrong={wrong === 'hotel'}
        stops={stops}
        onChange={(hotel) => onForm({ ...form, hotel })}
      />
    </>
  )
}

/** Both words; the styles leave the one that is true. */
function EndWords({ isHotel = false }: { isHotel?: boolean }) {
  const [there, back] = isHotel ? [SEARCH_TEXTS.drop, SEARCH_TEXTS.pickup] : [SEARCH_TEXTS.pickup, SEARCH_TEXTS.drop]
  return (
    <>
      <span className="car-there">{there}</span>
      <span className="car-back">{back}</span>
    </>
  )
}

/** Two stops; either may be a hotel. */
export function RideEnds({ form, onForm, wrong, stops }: Props) {
  return (
    <>
      <StopField
        field="from"
        end={1}
        name="fromPlace"
        label={SEARCH_TEXTS.pickup}
        prompt={SEARCH_TEXTS.pickupPrompt}
        value={form.from}
        wrong={wrong === 'from'}
        stops={stops}
        onChange={(from) => onForm({ ...form, from })}
      />
      <SwapButton onSwap={() => onForm({ ...form, from: form.to, to: form.from })} />
      <StopField
        field="to"
        end={2}
        name="toPlace"
        label={SEARCH_TEXTS.drop}
        prompt={SEARCH_TEXTS.dropPrompt}
        value={form.to}
        wrong={wrong === 'to'}
        stops={stops}
        onChange={(to) => onForm({ ...form, to })}
      />
    </>
  )
}

function SwapButton({ onSwap }: { onSwap: () => void }) {
  return (
    <button type="button" className="disc car-swap only-scripted" aria-label={SEARCH_TEXTS.swap} onClick={onSwap}>
      <Icon name="swap" />
    </button>
  )
}
