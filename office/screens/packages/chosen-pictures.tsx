import { useState } from 'react'
import { PictureList } from '../../ui/picture-list.tsx'
import { PictureRow } from '../hotels/record-pictures.tsx'
import { PictureChooser } from '../photographs/picture-chooser.tsx'
import type { PartProps } from './editor-part.ts'

type Props = Pick<PartProps, 'editor' | 'pictures'> & {
  label: string
  hint: string
  first?: string
  value: readonly string[]
  most: number
  onChange: (pictureIds: string[]) => void
  error: string | undefined
}

/** Pictures of the package or of one day of it, in their order; part of the draft. */
export function ChosenPictures({ editor, pictures, label, hint, first, value, most, onChange, error }: Props) {
  const [isChoosing, setIsChoosing] = useState(false)
  const shown = value.flatMap((id) => pictures.pictureOf(id) ?? [])
  if (!editor.mayChange) return <PictureRow label={label} pictures={shown} />
  return (
    <>
      <PictureList
        {...{ label, hint, first, error }}
        pictures={shown.map(({ id, alt, thumbUrl }) => ({ id, alt, src: thumbUrl }))}
        onChange={(next) => onChange(next.map(({ id }) => id))}
        onAdd={() => setIsChoosing(true)}
        max={most}
      />
      <PictureChooser
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        title="Add pictures"
        taken={value}
        most={most - value.length}
        onChoose={(chosen) => {
          pictures.meet(chosen)
          onChange([...value, ...chosen.map(({ id }) => id)])
          setIsChoosing(false)
        }}
      />
    </>
  )
}
