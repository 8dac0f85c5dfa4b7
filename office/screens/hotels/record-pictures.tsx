import { useState } from 'react'
import { arrangePictures, type OfficePicture } from '#contract/office/hotels.ts'
import type { Asked } from '../../call.ts'
import { useMay } from '../../me.tsx'
import { PictureList, type SlotPicture } from '../../ui/picture-list.tsx'
import { Refused } from '../../ui/refused.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useDeed } from '../../use-office.ts'
import { PictureChooser } from '../photographs/picture-chooser.tsx'
import { useRenewMedia } from '../photographs/use-media.ts'

/** Pictures of one record at most (contract/office/hotels.ts). */
const MOST = 12

type Props = {
  kind: NonNullable<Asked<typeof arrangePictures>['query']>['kind']
  id: string
  label: string
  hint?: string
  /** Of those it may have; left out, a dozen. */
  most?: number
  pictures: readonly OfficePicture[]
  onArranged: (pictures: OfficePicture[]) => void
}

/** The pictures of a record, saved at each move; Undo brings the order before back. */
export function RecordPictures({ kind, id, label, hint, most = MOST, pictures, onArranged }: Props) {
  const say = useSay()
  const renew = useRenewMedia()
  const mayChange = useMay('catalogue.change')
  const [isChoosing, setIsChoosing] = useState(false)
  // Shown at once while it is saved; the answer takes its place.
  const [moved, setMoved] = useState<readonly SlotPicture[]>()
  const { run, failure, clear } = useDeed(arrangePictures, [])
  const before = pictures.map((picture) => picture.id)
  // Of a record with one picture, another takes its place.
  const isOnly = most === 1
  const save = async (ids: readonly string[], isUndo = false): Promise<boolean> => {
    const saved = await run({ query: { kind, id }, body: { pictureIds: [...ids] } })
    setMoved(undefined)
    if (saved === undefined) return false
    onArranged(saved.pictures)
    renew()
    const canUndo = !isUndo && before.length > 0
    say(isUndo ? 'As it was' : 'Pictures saved', canUndo ? { undo: () => void save(before, true) } : {})
    return true
  }
  const arrange = (next: SlotPicture[]) => {
    setMoved(next)
    void save(next.map((picture) => picture.id))
  }
  const shown = moved ?? pictures.map(({ id: each, alt, thumbUrl }) => ({ id: each, alt, src: thumbUrl }))
  if (!mayChange) return <PictureRow label={label} pictures={pictures} />
  return (
    <>
      {failure && !isChoosing && <Refused message={failure.message} />}
      <PictureList
        label={label}
        {...(hint ? { hint } : {})}
        pictures={shown}
        onChange={arrange}
        onAdd={() => {
          clear()
          setIsChoosing(true)
        }}
        max={isOnly ? most + 1 : most}
      />
      <PictureChooser
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        title="Add pictures"
        taken={before}
        most={isOnly ? most : most - before.length}
        refusal={failure?.message}
        onChoose={(chosen) =>
          void save([...(isOnly ? [] : before), ...chosen.map((picture) => picture.id)]).then((isSaved) => {
            if (isSaved) setIsChoosing(false)
          })
        }
      />
    </>
  )
}

/** Pictures for who may only look. */
export function PictureRow({ label, pictures }: { label: string; pictures: readonly OfficePicture[] }) {
  return (
    <ul className="row" aria-label={label}>
      {pictures.map(({ id, alt, thumbUrl }) => (
        <li key={id}>
          <img className="thumb" src={thumbUrl} alt={alt} />
        </li>
      ))}
    </ul>
  )
}
