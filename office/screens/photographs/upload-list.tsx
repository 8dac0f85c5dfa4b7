import { useEffect, useState } from 'react'
import type { MediaItem } from '#contract/office/media.ts'
import { UPLOAD_BYTES_MAX, UPLOAD_PIXELS_MAX } from '#contract/terms/uploads.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { Icon } from '../../ui/icon.tsx'
import './upload-list.css'
import type { Sending } from './uploads.ts'
import { useUploads } from './use-uploads.ts'
import { WordsDialog } from './words-dialog.tsx'

const HINT = `JPEG, PNG or WebP, up to ${UPLOAD_BYTES_MAX / 1_048_576} MB and ${UPLOAD_PIXELS_MAX / 1_000_000} megapixels each`

/** Where photographs are dropped or chosen, and each of them on its way in; `onWritten` is told of one that has got its words. */
export function UploadList({ onWritten }: { onWritten?: (item: MediaItem) => void }) {
  const { list, add, drop, note } = useUploads()
  const [writing, setWriting] = useState<MediaItem>()
  return (
    <section className="upload-list" aria-label="Upload">
      <FileDrop
        label="Drop photographs here or choose them, many at once"
        hint={HINT}
        accept="image/*"
        multiple
        onFiles={add}
      />
      {list.length > 0 && (
        <>
          <p className="hint num" role="status">
            {summaryOf(list)}
          </p>
          <ul className="uploads" aria-label={`Upload, ${list.length === 1 ? '1 file' : `${list.length} files`}`}>
            {list.map((each) => (
              <Line key={each.id} sending={each} onDrop={() => drop(each.id)} onWrite={setWriting} />
            ))}
          </ul>
        </>
      )}
      <WordsDialog
        item={writing}
        onClose={() => setWriting(undefined)}
        onWritten={(item) => {
          note(item)
          onWritten?.(item)
        }}
      />
    </section>
  )
}

function summaryOf(list: readonly Sending[]): string {
  const count = (...states: Sending['state'][]) => list.filter(({ state }) => states.includes(state)).length
  const parts = [
    `${count('done')} of ${list.length} done`,
    ...(count('sending', 'waiting') > 0 ? [`${count('sending', 'waiting')} on the way`] : []),
    ...(count('refused') > 0 ? [`${count('refused')} refused`] : []),
  ]
  return parts.join(', ')
}

type LineProps = { sending: Sending; onDrop: () => void; onWrite: (item: MediaItem) => void }

function Line({ sending, onDrop, onWrite }: LineProps) {
  const { file, state, done, words, item } = sending
  const { name } = file
  const isMoving = state === 'sending' || state === 'waiting'
  return (
    <li data-bad={state === 'refused' || undefined}>
      {state === 'refused' ? <Icon name="alert" /> : <Preview file={file} />}
      <span>
        <b>{name}</b>
        <small>{sentenceOf(sending)}</small>
        {isMoving && <progress aria-label={name} max={1} value={done} />}
      </span>
      <span className="upload-end">
        {isMoving && words === undefined && <small className="num">{Math.round(done * 100)} %</small>}
        {item?.alt === '' && (
          <Button aria-label={`Write the words of ${name}`} onClick={() => onWrite(item)}>
            Write them
          </Button>
        )}
        <IconButton icon="close" label={`${isMoving ? 'Stop' : 'Dismiss'} ${name}`} onClick={onDrop} />
      </span>
    </li>
  )
}

function sentenceOf({ file, state, done, words, item }: Sending): string {
  if (state === 'refused') return words ?? ''
  if (state === 'done') return item?.alt === '' ? 'Done; needs words before it can be used' : 'Done'
  if (words !== undefined) return words
  if (done === 1) return 'Sent; is being made ready'
  return `${(file.size / 1_048_576).toFixed(1)} MB`
}

/** The file itself, before anything of it has left. */
function Preview({ file }: { file: File }) {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setSrc(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return src === undefined ? <Icon name="file" /> : <img src={src} alt="" />
}
