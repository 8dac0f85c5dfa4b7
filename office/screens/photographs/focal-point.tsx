import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { MediaItem } from '#contract/office/media.ts'
import { type BoxProps, Field } from '../../ui/field.tsx'
import './focal-point.css'

export type Focus = { x: number; y: number }

const STEP = 0.02
const KEYS: Record<string, Focus> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** Sets what stays in the middle of every cut: by a tap, by dragging the ring, or by the arrow keys. */
export function FocalPoint({ label, value, onChange, item, error }: BoxProps<Focus | null> & { item: MediaItem }) {
  const box = useRef<HTMLDivElement>(null)
  const focus = value ?? { x: 0.5, y: 0.5 }
  const set = ({ x, y }: Focus) => onChange({ x: within(x), y: within(y) })
  const take = ({ clientX, clientY }: PointerEvent) => {
    const area = box.current?.getBoundingClientRect()
    if (area) set({ x: (clientX - area.left) / area.width, y: (clientY - area.top) / area.height })
  }
  const press = (event: KeyboardEvent) => {
    const by = KEYS[event.key]
    if (by === undefined) return
    event.preventDefault()
    set({ x: focus.x + by.x, y: focus.y + by.y })
  }
  const spot = `${percent(focus.x)} across, ${percent(focus.y)} down`
  return (
    <Field label={label} hint="Tap it, drag the ring, or use the arrow keys." error={error} group>
      {() => (
        <div className="focal-point" ref={(element) => place(element, focus)}>
          <div
            ref={box}
            className="focal"
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              take(event)
            }}
            onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && take(event)}
          >
            <img src={item.wholeUrl} alt={item.alt || 'The photograph'} draggable={false} />
            <button type="button" aria-label={`Focus: ${spot}. Arrow keys move it`} onKeyDown={press} />
          </div>
          <span className="visually-hidden" role="status">
            {spot}
          </span>
          <Cuts src={item.wholeUrl} />
        </div>
      )}
    </Field>
  )
}

/** About how pages will cut it. */
function Cuts({ src }: { src: string }) {
  return (
    <div className="focal-cuts" aria-hidden="true">
      {CUTS.map(({ id, name }) => (
        <span key={id} className={id}>
          <img src={src} alt="" />
          {name}
        </span>
      ))}
    </div>
  )
}

const CUTS = [
  { id: 'page', name: 'Details page' },
  { id: 'link', name: 'Link preview' },
  { id: 'phone', name: 'Phone' },
]

/** The ring and the cuts read where it is from their box: a style attribute is not allowed by the page policy. */
function place(element: HTMLElement | null, { x, y }: Focus): void {
  element?.style.setProperty('--focus-x', percent(x, 1))
  element?.style.setProperty('--focus-y', percent(y, 1))
}

function within(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 1_000) / 1_000
}

function percent(part: number, digits = 0): string {
  return `${(part * 100).toFixed(digits)}%`
}
