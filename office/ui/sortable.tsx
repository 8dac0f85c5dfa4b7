import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import './sortable.css'

/** What moves an item: to be put where it fits; each is a button, so that keys and fingers do what a mouse does by dragging. */
export type Handles = { grip: ReactNode; earlier: ReactNode; later: ReactNode }

type Props<Item> = {
  items: readonly Item[]
  idOf: (item: Item) => string
  /** What an item is called for who listens: "Day 2". */
  nameOf: (item: Item) => string
  onChange: (items: Item[]) => void
  across?: boolean
  children: (item: Item, handles: Handles, place: number) => ReactNode
}

/** A list whose order is set by dragging, or by buttons. */
export function Sortable<Item>({ items, idOf, nameOf, onChange, across, children }: Props<Item>) {
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const [said, setSaid] = useState('')
  const keepFocus = useKeptFocus(items)
  const move = (id: string, to: number) => {
    const from = items.findIndex((item) => idOf(item) === id)
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length || from === to) return
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item))
    setSaid(`${nameOf(item)} is now number ${to + 1} of ${items.length}`)
  }
  const drop = (event: DragEvent, place: number) => {
    event.preventDefault()
    if (dragged !== undefined) move(dragged, place)
    setDragged(undefined)
    setOver(undefined)
  }
  return (
    <>
      <ol className={across ? 'sortable across' : 'sortable'}>
        {items.map((item, place) => {
          const id = idOf(item)
          const name = nameOf(item)
          const handles: Handles = {
            grip: <Grip onStart={() => setDragged(id)} onEnd={() => setDragged(undefined)} />,
            earlier: (
              <IconButton
                icon={across ? 'left' : 'up'}
                label={`Earlier: ${name}`}
                disabled={place === 0}
                onClick={({ currentTarget }) => {
                  keepFocus(currentTarget)
                  move(id, place - 1)
                }}
              />
            ),
            later: (
              <IconButton
                icon={across ? 'right' : 'down'}
                label={`Later: ${name}`}
                disabled={place === items.length - 1}
                onClick={({ currentTarget }) => {
                  keepFocus(currentTarget)
                  move(id, place + 1)
                }}
              />
            ),
          }
          return (
            <li
              key={id}
              data-dragged={dragged === id || undefined}
              data-over={(over === id && dragged !== id) || undefined}
              onDragOver={(event) => {
                if (dragged === undefined) return
                event.preventDefault()
                setOver(id)
              }}
              onDrop={(event) => drop(event, place)}
            >
              {children(item, handles, place)}
            </li>
          )
        })}
      </ol>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  )
}

/** A button that moves its item keeps the focus, which the browser takes from what is moved in the page; at an end, the other button has it. */
function useKeptFocus(items: readonly unknown[]): (button: HTMLButtonElement) => void {
  const pressed = useRef<HTMLButtonElement>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the items stand in their new order
  useEffect(() => {
    const button = pressed.current
    pressed.current = undefined
    if (button?.disabled) button.parentElement?.querySelector<HTMLButtonElement>('button:enabled')?.focus()
    else button?.focus()
  }, [items])
  return (button) => {
    pressed.current = button
  }
}

function Grip({ onStart, onEnd }: { onStart: () => void; onEnd: () => void }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the mouse alone; the buttons beside it do the same by key
    <span
      className="grip"
      draggable
      onDragStart={(event) => {
        const item = event.currentTarget.closest('li')
        if (item) event.dataTransfer.setDragImage(item, 0, 0)
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', '')
        onStart()
      }}
      onDragEnd={onEnd}
    >
      <Icon name="grip" />
    </span>
  )
}
