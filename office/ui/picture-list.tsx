import { Badge } from './badge.tsx'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import './picture-list.css'
import { Sortable } from './sortable.tsx'

export type SlotPicture = { id: string; src: string; alt: string }

type Props = {
  label: string
  hint?: string
  /** What the first is marked as; left out, as the first. */
  first?: string | undefined
  error?: string | undefined
  pictures: readonly SlotPicture[]
  onChange: (pictures: SlotPicture[]) => void
  /** Opens whatever pictures are chosen from. */
  onAdd?: () => void
  max?: number
}

/** The pictures of a record in their order; the first stands for it. */
export function PictureList(props: Props) {
  const {
    label,
    hint = 'The first stands for it.',
    first = 'First',
    error,
    pictures,
    onChange,
    onAdd,
    max = 20,
  } = props
  return (
    <section className="picture-list" aria-label={label}>
      <p>
        <b>{label}</b> <span className="hint">{hint}</span>
      </p>
      <Sortable
        across
        items={pictures}
        idOf={({ id }) => id}
        nameOf={({ alt }) => alt || 'Picture'}
        onChange={onChange}
      >
        {(picture, { grip, earlier, later }, place) => (
          <figure className="picture-slot">
            <img src={picture.src} alt={picture.alt} loading="lazy" draggable={false} />
            {place === 0 && <Badge kind="new">{first}</Badge>}
            <p className="picture-words" aria-hidden="true">
              {picture.alt}
            </p>
            <figcaption>
              {grip}
              {earlier}
              {later}
              <IconButton
                icon="bin"
                label={`Remove: ${picture.alt || 'picture'}`}
                onClick={() => onChange(pictures.filter(({ id }) => id !== picture.id))}
              />
            </figcaption>
          </figure>
        )}
      </Sortable>
      {error && <p className="error">{error}</p>}
      {onAdd && pictures.length < max && (
        <button type="button" className="picture-add" onClick={onAdd}>
          <Icon name="plus" />
          Add a picture
        </button>
      )}
    </section>
  )
}
