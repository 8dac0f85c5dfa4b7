import { useEffect, useState } from 'react'
import { checkSeatMap, type SoldSailing, saveSeatMap } from '#contract/office/seat-maps.ts'
import { counted } from '#contract/terms/counted.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import type { DrawnCabin } from '#contract/terms/seat-drawing.ts'
import { type Answer, type Asked, callOffice, type OfficeFailure } from '../../call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DateBox, SelectBox } from '../../ui/pick-boxes.tsx'
import { Refused } from '../../ui/refused.tsx'
import { SoldList } from './sold-list.tsx'

type Body = NonNullable<Asked<typeof saveSeatMap>['body']>
type Props = {
  open: boolean
  boatId: string
  version: string
  cabins: DrawnCabin[]
  onClose: () => void
  onSaved: (saved: Answer<typeof saveSeatMap>) => void
  onChanged: (failure: OfficeFailure) => void
}

const WHO = [
  { value: 'all', label: 'every sailing from that day' },
  { value: 'unsold', label: 'only sailings with nothing sold yet' },
]

/** From which day, and for which sailings: said with what it does before it is done. */
export function SaveMap({ open, onClose, ...props }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Save the seats">
      <Choices {...props} />
    </Dialog>
  )
}

function Choices({ boatId, version, cabins, onSaved, onChanged }: Omit<Props, 'open' | 'onClose'>) {
  const [fromDate, setFromDate] = useState(dayInIndia(new Date()))
  const [who, setWho] = useState('all')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<OfficeFailure>()
  const body: Body = { version, cabins, fromDate, soldStay: who === 'unsold' }
  const effect = useEffectOf(boatId, body)
  const save = async () => {
    setBusy(true)
    const answer = await callOffice(saveSeatMap, { query: { id: boatId }, body })
    setBusy(false)
    if (answer.ok) onSaved(answer.value)
    else if (answer.error.code === 'changed') onChanged(answer.error)
    else setFailure(answer.error)
  }
  const shown = failure ?? (effect?.ok === false ? effect.error : undefined)
  // What the call declares with this refusal.
  const lost = (failure?.more.sold as SoldSailing[] | undefined) ?? (effect?.ok ? effect.value.lost : [])
  return (
    <div className="stack">
      <DateBox label="From" value={fromDate} min={dayInIndia(new Date())} onChange={setFromDate} />
      <SelectBox label="It counts for" value={who} options={WHO} onChange={setWho} />
      {effect?.ok && (
        <p role="status">
          {counted(effect.value.takes, 'sailing')} will have these seats
          {effect.value.keeps > 0 && `, ${effect.value.keeps} with seats sold keep theirs`}. Sailings made later have
          them too.
        </p>
      )}
      {shown && <Refused message={shown.message} />}
      {lost.length > 0 && <SoldList title="Seats sold that are not drawn here" sailings={lost} />}
      <div>
        <Button
          kind="primary"
          busy={busy}
          disabled={effect?.ok !== true || lost.length > 0}
          onClick={() => void save()}
        >
          Save the seats
        </Button>
      </div>
    </div>
  )
}

/** What saving would do, asked for whenever a choice changes. */
function useEffectOf(id: string, body: Body) {
  const text = JSON.stringify(body)
  const [effect, setEffect] = useState<Awaited<ReturnType<typeof callOffice<typeof checkSeatMap>>>>()
  useEffect(() => {
    const asking = new AbortController()
    void callOffice(checkSeatMap, { query: { id }, body: JSON.parse(text) as Body, signal: asking.signal }).then(
      (answer) => {
        if (!asking.signal.aborted) setEffect(answer)
      },
    )
    return () => asking.abort()
  }, [id, text])
  return effect
}
