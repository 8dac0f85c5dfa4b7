import { useState } from 'react'
import {
  changeMedia,
  fetchMedia,
  listMedia,
  type MediaItem,
  type MediaUse,
  removeMedia,
} from '#contract/office/media.ts'
import { ALT_LENGTH_MAX } from '#contract/terms/uploads.ts'
import { callOffice } from '../../call.ts'
import { May, useMay } from '../../me.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Input, needed, OfficeForm } from '../../ui/form.tsx'
import { Refused } from '../../ui/refused.tsx'
import { LongTextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useDeed, useOffice } from '../../use-office.ts'
import { whenLabel } from '../../when.ts'
import { FocalPoint, type Focus } from './focal-point.tsx'
import './photo-panel.css'
import { ReplacePicture } from './replace-picture.tsx'
import { useRenewMedia } from './use-media.ts'
import { WORDS_HINT } from './words-dialog.tsx'

type Props = {
  id: string
  /** Whether it has a title of its own; in a dialog that has one. */
  titled: boolean
  /** Closes it: the picture is no more. */
  onGone: () => void
  onOther: (id: string) => void
}

/** One picture: what must stay in every cut, its words, where it is shown. */
export function PhotoPanel({ id, titled, onGone, onOther }: Props) {
  const { data, error, refetch } = useOffice(fetchMedia, { id })
  if (error) return <Refused message={error.failure.message} onRetry={() => void refetch()} />
  if (data?.item.id !== id) return <Skeleton lines={8} />
  const { item, uses } = data
  return (
    <section className={titled ? 'panel photo-panel' : 'photo-panel'} aria-label="The picture">
      {titled && (
        <header className="photo-head">
          <h2>{item.alt || item.fileName || item.id}</h2>
          <IconButton icon="close" label="Close" onClick={onGone} />
        </header>
      )}
      <PhotoForm item={item} />
      <Uses uses={uses} />
      {item.createdAt !== null && (
        <p className="hint">
          {item.fileName}, sent {whenLabel(item.createdAt)}. What the camera wrote into it, such as the place, has been
          removed.
        </p>
      )}
      <May operation="media.change">
        <Deeds item={item} onGone={onGone} onOther={onOther} />
      </May>
    </section>
  )
}

type Values = { alt: string; focus: Focus | null }

function PhotoForm({ item }: { item: MediaItem }) {
  const renew = useRenewMedia()
  const say = useSay()
  const mayChange = useMay('media.change')
  const save = async ({ alt, focus }: Values) => {
    const body = { alt, ...(focus === null ? {} : { focus }) }
    const answer = await callOffice(changeMedia, { query: { id: item.id }, body })
    if (!answer.ok) return answer.error
    renew()
    say('Saved')
  }
  if (!mayChange)
    return (
      <>
        <img className="photo-still" src={item.url} alt={item.alt} />
        <p>{item.alt || 'It has no words yet.'}</p>
      </>
    )
  return (
    <OfficeForm<Values> values={{ alt: item.alt, focus: item.focus }} onSave={save} light>
      {item.focus === null ? (
        <img className="photo-still" src={item.url} alt={item.alt} />
      ) : (
        <Input of={FocalPoint} source="focus" label="What must stay in every cut" item={item} />
      )}
      <Input
        of={LongTextBox}
        source="alt"
        label="Words for who cannot see it"
        hint={WORDS_HINT}
        maxLength={ALT_LENGTH_MAX}
        check={needed('Please say what is to be seen')}
      />
    </OfficeForm>
  )
}

const USE_LABELS: Record<string, string> = {
  package: 'package',
  hotel: 'hotel',
  place: 'place',
  activity: 'activity',
  car_package: 'car package',
  room_type: 'kind of room',
  boat: 'boat',
  vehicle: 'vehicle',
  logo: 'settings',
  post: 'post',
  site_page: 'page',
}

function Uses({ uses }: { uses: readonly MediaUse[] }) {
  return (
    <section className="photo-uses">
      <h3>
        {uses.length === 0 ? 'Not used yet' : `Used in ${uses.length === 1 ? '1 place' : `${uses.length} places`}`}
      </h3>
      <ul>
        {uses.map(({ kind, id, title }) => (
          <li key={`${kind} ${id}`}>
            {kind === 'hotel' ? (
              <ButtonLink kind="quiet" to={`/hotels/${id}/pictures`}>
                {title}
              </ButtonLink>
            ) : (
              <span>{title}</span>
            )}
            <small>{USE_LABELS[kind] ?? kind}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Deeds({ item, onGone, onOther }: { item: MediaItem } & Pick<Props, 'onGone' | 'onOther'>) {
  const say = useSay()
  // The picture itself is not asked for again: it is no more.
  const remove = useDeed(removeMedia, [listMedia])
  const [asks, setAsks] = useState(false)
  const [replaces, setReplaces] = useState(false)
  const forget = async () => {
    if ((await remove.run({ query: { id: item.id } })) === undefined) return
    setAsks(false)
    onGone()
    say('The photograph is removed')
  }
  return (
    <div className="row">
      {item.uses > 0 && (
        <Button icon="swap" onClick={() => setReplaces(true)}>
          Replace
        </Button>
      )}
      {item.isPhoto && (
        <Button kind="danger" icon="bin" onClick={() => setAsks(true)}>
          Remove
        </Button>
      )}
      <ReplacePicture open={replaces} item={item} onClose={() => setReplaces(false)} onReplaced={onOther} />
      <Confirm
        open={asks}
        onClose={() => {
          setAsks(false)
          remove.clear()
        }}
        title="Remove this photograph?"
        yes="Remove it"
        danger
        busy={remove.busy}
        refusal={remove.failure?.message}
        onYes={() => void forget()}
      >
        <p>It is gone for good: to have it back you send it again. What a page shows is not removed.</p>
      </Confirm>
    </div>
  )
}
