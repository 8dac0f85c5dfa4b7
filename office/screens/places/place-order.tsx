import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { arrangePlaces, fetchPlaceOptions } from '#contract/office/places.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Refused } from '../../ui/refused.tsx'
import { Sortable } from '../../ui/sortable.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useDeed } from '../../use-office.ts'
import '../texts/texts.css'

type Named = { id: string; name: string }
type Props = { open: boolean; places: readonly Named[]; onClose: () => void }

/** All places in one list, put in order by dragging or by keys, saved at once. */
export function PlaceOrder({ open, places, onClose }: Props) {
  const say = useSay()
  const client = useQueryClient()
  const [order, setOrder] = useState<readonly Named[]>(places)
  const { run, busy, failure, clear } = useDeed(arrangePlaces, [fetchPlaceOptions])
  useEffect(() => {
    if (open) setOrder(places)
  }, [open, places])
  const close = () => {
    clear()
    onClose()
  }
  const save = async () => {
    if ((await run({ body: { placeIds: order.map(({ id }) => id) } })) === undefined) return
    void client.invalidateQueries({ queryKey: ['places'] })
    say('Order saved')
    close()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Order of the places"
      footer={
        <Button kind="primary" busy={busy} onClick={() => void save()}>
          Save the order
        </Button>
      }
    >
      {failure && <Refused message={failure.message} />}
      <p className="hint">Those marked as most visited stand before all others.</p>
      <Sortable items={order} idOf={({ id }) => id} nameOf={({ name }) => name} onChange={setOrder}>
        {({ name }, { grip, earlier, later }) => (
          <div className="text-part text-row">
            {grip}
            <span className="text-words">{name}</span>
            <span className="text-moves">
              {earlier}
              {later}
            </span>
          </div>
        )}
      </Sortable>
    </Dialog>
  )
}
