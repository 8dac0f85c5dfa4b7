import { PACKAGE_MOST } from '#contract/office/packages.ts'
import { DAY_PICTURES_MAX } from '#contract/terms/limits.ts'
import { Button } from '../../ui/button.tsx'
import { MultiChoice } from '../../ui/choices.tsx'
import { RichTextBox } from '../../ui/rich-text.tsx'
import type { Handles } from '../../ui/sortable.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { ChosenPictures } from './chosen-pictures.tsx'
import { optionsOf, type PartProps } from './editor-part.ts'
import { FerryLeg } from './ferry-leg.tsx'
import type { EnteredDay } from './package-fields.ts'
import { PickMany } from './pick-many.tsx'

const MEALS = [
  { value: 'breakfast', label: 'Breakfast' },
  { value: 'lunch', label: 'Lunch' },
  { value: 'dinner', label: 'Dinner' },
]

type Props = PartProps & {
  day: EnteredDay
  place: number
  isLast: boolean
  handles: Handles
  onChange: (patch: Partial<EnteredDay>) => void
  onRemove: (() => void) | undefined
}

/** The fields of the open day. */
export function DayFields({ editor, options, pictures, day, place, isLast, handles, onChange, onRemove }: Props) {
  const disabled = !editor.mayChange
  const errorOf = (field: string) => editor.errorOf(`days.${place}.${field}`)
  const meals = MEALS.map(({ value }) => value).filter((meal) => day[meal as 'breakfast' | 'lunch' | 'dinner'])
  return (
    <fieldset className="plain-part day-fields" disabled={disabled}>
      <TextBox
        label="Title of the day"
        value={day.title}
        onChange={(title) => onChange({ title })}
        error={errorOf('title')}
      />
      <RichTextBox
        label="Text"
        hint="A list reads best: one line for each time and place."
        value={day.descriptionHtml}
        onChange={(descriptionHtml) => onChange({ descriptionHtml })}
        error={errorOf('descriptionHtml')}
        disabled={disabled}
      />
      <FerryLeg
        leg={day.ferry}
        trips={options?.trips ?? []}
        onChange={(ferry) => onChange({ ferry })}
        errorOf={(field) => errorOf(`ferry.${field}`)}
      />
      <MultiChoice
        label="Meals in the price"
        options={MEALS}
        value={meals}
        onChange={(chosen) =>
          onChange({
            breakfast: chosen.includes('breakfast'),
            lunch: chosen.includes('lunch'),
            dinner: chosen.includes('dinner'),
          })
        }
      />
      {!isLast && (
        <TextBox
          label="Where one sleeps"
          hint="The island or town, as the plan of the trip says it."
          optional
          value={day.overnight ?? ''}
          onChange={(overnight) => onChange({ overnight })}
          error={errorOf('overnight')}
        />
      )}
      <PickMany
        label="Activities in the price"
        add="Add an activity"
        most={PACKAGE_MOST.activitiesOfDay}
        options={optionsOf(options?.activities)}
        value={day.activityIds}
        onChange={(activityIds) => onChange({ activityIds })}
        error={errorOf('activityIds')}
      />
      <ChosenPictures
        {...{ editor, pictures }}
        label="Pictures of the day"
        hint="Drag to order, or use the arrows. Without any, the day shows its water sports and places."
        value={day.pictureIds}
        most={DAY_PICTURES_MAX}
        onChange={(pictureIds) => onChange({ pictureIds })}
        error={errorOf('pictureIds')}
      />
      {editor.mayChange && (
        <div className="row day-foot">
          <span className="day-moves">
            {handles.earlier}
            {handles.later}
          </span>
          {onRemove && (
            <Button kind="quiet" icon="bin" onClick={onRemove}>
              Remove day {place + 1}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  )
}
