import { useState } from 'react'
import { type Section, TEXT_MOST } from '#contract/office/sections.ts'
import { textOfHtml } from '#contract/terms/html-text.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Refused } from '../../ui/refused.tsx'
import { RichTextBox } from '../../ui/rich-text.tsx'
import { type Handles, Sortable } from '../../ui/sortable.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import '../packages/packages.css'
import { GridBox } from './grid-box.tsx'
import './texts.css'
import { SiteNames } from './site-names.tsx'

/** A part of a text with a key by which it is known while it moves. */
export type EnteredSection = Section & { key: string }

export function enterSections(sections: readonly Section[]): EnteredSection[] {
  return sections.map((section, place) => ({ ...section, key: String(place + 1) }))
}

export function sectionsEntered(sections: readonly EnteredSection[]): Section[] {
  return sections.map(({ key: _, ...section }) => section)
}

type Props = {
  sections: readonly EnteredSection[]
  onChange: (sections: EnteredSection[]) => void
  disabled: boolean
  /** The first refusal of one of its fields. */
  error: string | undefined
}

/** The parts of a text in their order; one of them is open. */
export function SectionsEditor({ sections, onChange, disabled, error }: Props) {
  const [open, setOpen] = useState<string>()
  const change = (key: string, patch: Partial<Section>) =>
    onChange(sections.map((section) => (section.key === key ? { ...section, ...patch } : section)))
  const add = () => {
    const key = String(Math.max(0, ...sections.map((section) => Number(section.key))) + 1)
    onChange([...sections, { key, id: '', heading: '', html: '', table: null }])
    setOpen(key)
  }
  return (
    <section className="stack text-parts" aria-label="Parts of the text">
      {error && <Refused message={error} />}
      <Sortable
        items={sections}
        idOf={({ key }) => key}
        nameOf={({ heading }) => heading || 'Part without a heading'}
        onChange={disabled ? () => undefined : onChange}
      >
        {(section, handles, place) => {
          const isOpen = section.key === open
          return (
            <section className={isOpen ? 'text-part open' : 'text-part'} aria-label={`Part ${place + 1}`}>
              <PartRow
                {...{ section, place, isOpen }}
                handles={disabled ? undefined : handles}
                onToggle={() => setOpen(isOpen ? undefined : section.key)}
              />
              {isOpen && (
                <PartFields
                  {...{ section, disabled }}
                  onChange={(patch) => change(section.key, patch)}
                  onRemove={() => onChange(sections.filter(({ key }) => key !== section.key))}
                />
              )}
            </section>
          )
        }}
      </Sortable>
      {!disabled && sections.length < TEXT_MOST.sections && (
        <div>
          <Button icon="plus" onClick={add}>
            Add a part
          </Button>
        </div>
      )}
    </section>
  )
}

type RowProps = {
  section: EnteredSection
  place: number
  isOpen: boolean
  handles: Handles | undefined
  onToggle: () => void
}

const GIST_LENGTH = 90

function PartRow({ section: { heading, html }, place, isOpen, handles, onToggle }: RowProps) {
  const gist = textOfHtml(html)
  return (
    <div className="text-row">
      {handles?.grip}
      <span className="text-words">
        <b>{heading || 'No heading yet'}</b>
        {!isOpen && <small>{gist.length > GIST_LENGTH ? `${gist.slice(0, GIST_LENGTH).trimEnd()}…` : gist}</small>}
      </span>
      <span className="text-moves">
        {handles?.earlier}
        {handles?.later}
        <IconButton
          icon={isOpen ? 'minus' : 'pencil'}
          label={`${isOpen ? 'Close' : 'Open'} part ${place + 1}`}
          aria-expanded={isOpen}
          onClick={onToggle}
        />
      </span>
    </div>
  )
}

type FieldsProps = {
  section: EnteredSection
  disabled: boolean
  onChange: (patch: Partial<Section>) => void
  onRemove: () => void
}

function PartFields({ section, disabled, onChange, onRemove }: FieldsProps) {
  return (
    <div className="stack text-fields">
      <TextBox
        label="Heading"
        value={section.heading}
        onChange={(heading) => onChange({ heading })}
        disabled={disabled}
      />
      <RichTextBox
        label="Text"
        hint="Words in braces, such as {email}, stand for what is set for the whole site."
        value={section.html}
        onChange={(html) => onChange({ html })}
        disabled={disabled}
      />
      {!disabled && <SiteNames />}
      <GridBox table={section.table} disabled={disabled} onChange={(table) => onChange({ table })} />
      {!disabled && (
        <div>
          <Button kind="quiet" icon="bin" onClick={onRemove}>
            Remove this part
          </Button>
        </div>
      )}
    </div>
  )
}
