import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { PICTURE_FAILED } from '#contract/terms/messages.ts'
import { CloseButton } from './close-button.tsx'
import { Icon, type IconName } from './icon.tsx'
import { largestFile } from './largest-file.ts'
import './lightbox.css'
import type { PictureSource } from './picture.tsx'
import { useModal } from './use-modal.ts'

/** Per cent: as large as the window allows, and three times that (given). */
const ZOOM_MIN = 100
const ZOOM_MAX = 300
const ZOOM_STEP = 50

type Props = {
  pictures: readonly PictureSource[]
  label: string
  /** Which picture is shown; undefined while closed. */
  index: number | undefined
  onIndex: (index: number | undefined) => void
}

/** Pictures over the whole window: next and previous go round, plus and minus zoom, Escape closes. */
export function Lightbox({ pictures, label, index, onIndex }: Props) {
  const modal = useModal(index !== undefined, () => onIndex(undefined))
  const [zoom, setZoom] = useState(ZOOM_MIN)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is the very reason to begin anew
  useEffect(() => setZoom(ZOOM_MIN), [index])
  const shown = index === undefined ? undefined : pictures[index]
  const step = (by: 1 | -1) => index !== undefined && onIndex((index + by + pictures.length) % pictures.length)
  const zoomBy = (by: number) => setZoom((now) => Math.min(Math.max(now + by, ZOOM_MIN), ZOOM_MAX))
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1)
    if (key === 'ArrowLeft') step(-1)
    if (key === '+' || key === '=') zoomBy(ZOOM_STEP)
    if (key === '-') zoomBy(-ZOOM_STEP)
    if (key === '0') setZoom(ZOOM_MIN)
  }
  return (
    <dialog className="lightbox" aria-label={label} onKeyDown={onKeyDown} {...modal}>
      <header>
        <p role="status" className="num">
          {index !== undefined && `${index + 1} of ${pictures.length}, ${zoom}%`}
        </p>
        <Tool icon="minus" label="Zoom out" disabled={zoom <= ZOOM_MIN} onClick={() => zoomBy(-ZOOM_STEP)} />
        <Tool icon="plus" label="Zoom in" disabled={zoom >= ZOOM_MAX} onClick={() => zoomBy(ZOOM_STEP)} />
        <CloseButton onClick={() => onIndex(undefined)} />
      </header>
      {shown && <LightboxPicture key={shown.mediaLink} picture={shown} zoom={zoom} />}
      {pictures.length > 1 && (
        <>
          <Tool icon="left" label="Previous picture" onClick={() => step(-1)} />
          <Tool icon="right" label="Next picture" onClick={() => step(1)} />
        </>
      )}
      <p className="lightbox-words">{shown?.alt}</p>
    </dialog>
  )
}

type ToolProps = { icon: IconName; label: string; disabled?: boolean; onClick: () => void }

function Tool({ icon, label, disabled, onClick }: ToolProps) {
  return (
    <button type="button" className={`lightbox-tool ${icon}`} aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}

/** Zoomed, the picture is moved by scrolling its frame: by wheel, finger, or drag of its bars. */
function LightboxPicture({ picture, zoom }: { picture: PictureSource; zoom: number }) {
  const [failed, setFailed] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => image.current?.style.setProperty('--zoom', `${zoom}%`), [zoom])
  if (failed) {
    return (
      <div className="lightbox-frame">
        <p role="alert">{PICTURE_FAILED}</p>
      </div>
    )
  }
  return (
    <div className="lightbox-frame" tabIndex={zoom > ZOOM_MIN ? 0 : undefined}>
      <img
        src={largestFile(picture)}
        alt={picture.alt ?? ''}
        width={picture.width}
        height={picture.height}
        ref={image}
        onError={() => setFailed(true)}
      />
    </div>
  )
}
