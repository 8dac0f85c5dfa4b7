import { useState } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { type BoxProps, Field } from '../../ui/field.tsx'
import { RichTextBox } from '../../ui/rich-text.tsx'
import { Sortable } from '../../ui/sortable.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import './cars.css'

type Stop = { title: string; description: string }
type Keyed = Stop & { key: string }

/** The stops of a drive in their order. */
export function StopsBox({ label, hint, error, value, onChange, disabled }: BoxProps<Stop[]>) {
  const stops = value ?? []
  // Each stop keeps its key while it moves; the keys follow when the record is another.
  const [keys, setKeys] = useState<readonly string[]>([])
  const keyed: Keyed[] = stops.map((stop, place) => ({ ...stop, key: keys[place] ?? `stop-${place}` }))
  const set = (next: readonly Keyed[]) => {
    setKeys(next.map(({ key }) => key))
    onChange(next.map(({ key: _, ...stop }) => stop))
  }
  const change = (key: string, part: Partial<Stop>) =>
    set(keyed.map((stop) => (stop.key === key ? { ...stop, ...part } : stop)))
  return (
    <Field {...{ label, hint, error }} group>
      {() => (
        <div className="rate-rows">
          <Sortable items={keyed} idOf={({ key }) => key} nameOf={({ title }) => title || 'Stop'} onChange={set}>
            {(stop, { grip, earlier, later }, place) => (
              <div className="rate-row">
                <div className="row">
                  <b>Stop {place + 1}</b>
                  {!disabled && (
                    <span className="row">
                      {grip}
                      {earlier}
                      {later}
                      <IconButton
                        icon="bin"
                        label={`Remove: ${stop.title || `stop ${place + 1}`}`}
                        onClick={() => set(keyed.filter(({ key }) => key !== stop.key))}
                      />
                    </span>
                  )}
                </div>
                <TextBox
                  label={`Title of stop ${place + 1}`}
                  value={stop.title}
                  disabled={disabled ?? false}
                  onChange={(title) => change(stop.key, { title })}
                />
                <RichTextBox
                  label={`About stop ${place + 1}`}
                  value={stop.description}
                  disabled={disabled ?? false}
                  onChange={(description) => change(stop.key, { description })}
                />
              </div>
            )}
          </Sortable>
          {!disabled && (
            <div>
              <Button icon="plus" onClick={() => set([...keyed, { title: '', description: '', key: freshKey(keyed) }])}>
                Add a stop
              </Button>
            </div>
          )}
        </div>
      )}
    </Field>
  )
}

function freshKey(stops: readonly Keyed[]): string {
  for (let number = stops.length; ; number += 1)
    if (!stops.some(({ key }) => key === `stop-${number}`)) return `stop-${number}`
}
