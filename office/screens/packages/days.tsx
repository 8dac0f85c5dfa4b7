import { useState } from 'react'
import { PACKAGE_DAYS_FEWEST, PACKAGE_MOST } from '#contract/office/packages.ts'
import { counted } from '#contract/terms/counted.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Sortable } from '../../ui/sortable.tsx'
import './days.css'
import { DayFields } from './day-fields.tsx'
import { DayRow } from './day-row.tsx'
import type { PartProps } from './editor-part.ts'
import { type EnteredDay, freshKey, nightsSaid } from './package-fields.ts'

/** The days of the plan in their order; one of them is open. */
export function Days({ editor, options, pictures }: PartProps) {
  const { days } = editor.entered
  const [open, setOpen] = useState<string>()
  const set = (next: EnteredDay[]) => editor.edit({ days: next })
  const change = (key: string, patch: Partial<EnteredDay>) =>
    set(days.map((day) => (day.key === key ? { ...day, ...patch } : day)))
  const add = () => {
    const key = freshKey(days)
    const day = { title: `Day ${days.length + 1}`, descriptionHtml: '', breakfast: true, lunch: false, dinner: false }
    set([...days, { ...day, key, ferry: null, activityIds: [], pictureIds: [] }])
    setOpen(key)
  }
  const legs = days.filter(({ ferry }) => ferry !== null).length
  return (
    <div className="stack">
      <div className="row">
        <p>
          {counted(days.length, 'day')}, {counted(days.length - 1, 'night')}, {counted(legs, 'ferry leg')}
        </p>
        <NightsNote editor={editor} />
      </div>
      <Sortable
        items={days}
        idOf={({ key }) => key}
        nameOf={({ title }) => title}
        onChange={editor.mayChange ? set : () => undefined}
      >
        {(day, handles, place) => {
          const isOpen = day.key === open
          return (
            <section className={isOpen ? 'plan-day open' : 'plan-day'} aria-label={`Day ${place + 1}`}>
              <DayRow
                {...{ day, place, isOpen, pictures }}
                handles={editor.mayChange ? handles : undefined}
                trip={options?.trips.find(({ id }) => id === day.ferry?.tripId)?.name}
                isFaulty={editor.hasErrorIn(`days.${place}.`)}
                onToggle={() => setOpen(isOpen ? undefined : day.key)}
              />
              {isOpen && (
                <DayFields
                  {...{ editor, options, pictures, day, place, handles }}
                  isLast={place === days.length - 1}
                  onChange={(patch) => change(day.key, patch)}
                  onRemove={
                    days.length > PACKAGE_DAYS_FEWEST ? () => set(days.filter(({ key }) => key !== day.key)) : undefined
                  }
                />
              )}
            </section>
          )
        }}
      </Sortable>
      {editor.mayChange && days.length < PACKAGE_MOST.days && (
        <div>
          <Button icon="plus" onClick={add}>
            Add a day
          </Button>
        </div>
      )}
    </div>
  )
}

/** Whether the hotels have as many nights as the days; said at once. */
export function NightsNote({ editor }: Pick<PartProps, 'editor'>) {
  const { fits, words } = nightsSaid(editor.entered)
  return (
    <p className={fits ? 'nights-note' : 'nights-note off'} role="status">
      <Icon name={fits ? 'check' : 'alert'} />
      {words}
    </p>
  )
}
