import { useState } from 'react'
import { listMedia, type MediaItem } from '#contract/office/media.ts'
import { useMay } from '../../me.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Refused } from '../../ui/refused.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { PictureSearch } from './picture-search.tsx'
import './shelf.css'
import { UploadList } from './upload-list.tsx'
import { WordsDialog } from './words-dialog.tsx'

const PER_PAGE = 24

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** Those that are there already. */
  taken: readonly string[]
  /** How many more fit; one chooses at once. */
  most: number
  onChoose: (pictures: MediaItem[]) => void
  /** Why what was chosen was refused, in the server's words. */
  refusal?: string | undefined
}

/** Pictures to choose from, and new ones sent in from here. */
export function PictureChooser({ open, onClose, title, taken, most, onChoose, refusal }: Props) {
  const [chosen, setChosen] = useState<readonly MediaItem[]>([])
  const close = () => {
    setChosen([])
    onClose()
  }
  const toggle = (item: MediaItem) => {
    const others = chosen.filter(({ id }) => id !== item.id)
    if (others.length < chosen.length) setChosen(others)
    else setChosen([...others, item].slice(-most))
  }
  const done = () => {
    onChoose([...chosen])
    setChosen([])
  }
  const words = chosen.length < 2 ? 'Take this picture' : `Take these ${chosen.length} pictures`
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      footer={
        <Button kind="primary" disabled={chosen.length === 0} onClick={done}>
          {words}
        </Button>
      }
    >
      {refusal && <Refused message={refusal} />}
      <Choices taken={taken} chosen={chosen.map(({ id }) => id)} onToggle={toggle} />
    </Dialog>
  )
}

type ChoiceProps = { taken: readonly string[]; chosen: readonly string[]; onToggle: (item: MediaItem) => void }

function Choices({ taken, chosen, onToggle }: ChoiceProps) {
  const mayUpload = useMay('media.change')
  const [words, setWords] = useState('')
  const [pages, setPages] = useState(1)
  const [writing, setWriting] = useState<MediaItem>()
  const { data, error, refetch } = useOffice(listMedia, { q: words, perPage: Math.min(100, pages * PER_PAGE) })
  if (error) return <Refused message={error.failure.message} onRetry={() => void refetch()} />
  const free = (data?.rows ?? []).filter(({ id }) => !taken.includes(id))
  return (
    <>
      {mayUpload && <UploadList onWritten={onToggle} />}
      <PictureSearch words={words} onWords={setWords} />
      {data === undefined && <Skeleton lines={6} />}
      <ul className="shelf" aria-label="Pictures">
        {free.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className="shelf-picture"
              aria-pressed={chosen.includes(item.id)}
              onClick={() => (item.alt === '' ? setWriting(item) : onToggle(item))}
            >
              <img src={item.thumbUrl} alt="" loading="lazy" />
              <b>{item.alt || item.fileName}</b>
              {item.alt === '' && <small className="needs">Needs words: press to write them</small>}
            </button>
          </li>
        ))}
      </ul>
      {data && data.rows.length === 0 && <p className="hint">No picture has these words.</p>}
      {data && data.rows.length < data.total && pages * PER_PAGE < 100 && (
        <Button onClick={() => setPages(pages + 1)}>Show more</Button>
      )}
      <WordsDialog item={writing} onClose={() => setWriting(undefined)} onWritten={onToggle} />
    </>
  )
}
