import { useEffect, useRef } from 'react'
import { Icon } from '#site/ui/icon.tsx'
import { Picture } from '#site/ui/picture.tsx'
import { KIND_ICONS } from './kind-icons.ts'
import type { SearchChoice } from './search-choices.ts'
import { KIND_LABELS, SEARCH_TEXTS } from './search-texts.ts'

type Props = {
  id: string
  choices: SearchChoice[]
  active: number
  idOf: (list: string, index: number) => string
  onChoose: (choice: SearchChoice) => void
}

/** The list of a combobox: the focus stays in the field, which names the active choice. */
export function SuggestionList({ id, choices, active, idOf, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      className="suggestion-list"
      role="listbox"
      id={id}
      ref={list}
      aria-label={SEARCH_TEXTS.suggestions}
      hidden={choices.length === 0}
    >
      {choices.map((choice, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which has the focus
        <div
          key={choice.key}
          id={idOf(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // The field keeps the focus, so that one can type on.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(choice)}
        >
          <Choice choice={choice} />
        </div>
      ))}
    </div>
  )
}

function Choice({ choice: { title, icon, result } }: { choice: SearchChoice }) {
  if (result === undefined) {
    return (
      <>
        <Icon name={icon} />
        <span>{title}</span>
      </>
    )
  }
  const { kind, note, picture, price } = result
  return (
    <>
      <span className="plate">
        {picture ? <Picture picture={picture} alt="" sizes="64px" widest={320} /> : <Icon name={KIND_ICONS[kind]} />}
      </span>
      <span>
        <b>{title}</b>
        <small>{[KIND_LABELS[kind].one, note].filter(Boolean).join(', ')}</small>
      </span>
      {price && <small className="num">{price}</small>}
    </>
  )
}
