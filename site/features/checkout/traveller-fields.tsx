import { useRef } from 'react'
import { SEXES } from '#contract/terms/booking-states.ts'
import { NAME_LENGTH_MAX } from '#contract/terms/limits.ts'
import { HOME_COUNTRY } from '#contract/terms/trip-travellers.ts'
import { Field } from '#site/ui/field.tsx'
import '#site/ui/choice.css'
import { Icon } from '#site/ui/icon.tsx'
import { travellerField } from './checkout-form.ts'
import type { Country } from './countries.ts'
import type { FormState } from './form-state.ts'
import type { PeopleNeed } from './people-needed.ts'
import { CHECKOUT_TEXTS, travellerTitle } from './texts.ts'

type Props = { index: number; people: PeopleNeed; countries: readonly Country[]; state: FormState }

/** One traveller, with what the lines they go on must know. */
export function TravellerFields({ index, people, countries, state }: Props) {
  const at = (name: Parameters<typeof travellerField>[1]) => state.of(travellerField(index, name))
  const said = people.ages[index]
  const age = at('age')
  // Said when the trip was chosen, it stands in the title; the field is there where it does not do.
  const isAgeAsked = said === undefined || age.error !== undefined
  return (
    <fieldset className="traveller">
      <legend>{travellerTitle(index, said)}</legend>
      <div className={people.listed ? 'traveller-row listed' : 'traveller-row'}>
        <Field
          label={CHECKOUT_TEXTS.name}
          {...at('name')}
          autoComplete={index === 0 ? 'name' : 'off'}
          maxLength={NAME_LENGTH_MAX}
          required
        />
        {isAgeAsked ? (
          <Field label={CHECKOUT_TEXTS.age} {...age} inputMode="numeric" maxLength={3} autoComplete="off" required />
        ) : (
          <input type="hidden" name={age.name} value={said} />
        )}
        {people.listed && <SexField {...at('sex')} />}
      </div>
      {people.listed && (
        <div className="traveller-row papers">
          <CountryField {...at('nationality')} countries={countries} leads={index === 0} />
          <div className="traveller-passport">
            <Field
              label={CHECKOUT_TEXTS.passport}
              {...at('idNumber')}
              hint={CHECKOUT_TEXTS.passportHint}
              maxLength={30}
              autoComplete="off"
            />
          </div>
        </div>
      )}
      {people.choices.length > 0 && <LinesOf index={index} people={people} state={state} />}
    </fieldset>
  )
}

type ChoiceProps = { name: string; error?: string; defaultValue?: string; autoFocus?: boolean }

function SexField({ defaultValue = '', autoFocus, ...field }: ChoiceProps) {
  return (
    <Field label={CHECKOUT_TEXTS.sex} {...field}>
      {(control) => (
        <select {...control} defaultValue={defaultValue} {...{ autoFocus }} required>
          <option value="">{CHECKOUT_TEXTS.choose}</option>
          {SEXES.map((sex) => (
            <option key={sex} value={sex}>
              {CHECKOUT_TEXTS.sexes[sex]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

type CountryProps = ChoiceProps & Pick<Props, 'countries'> & { leads: boolean }

function CountryField({ countries, leads, defaultValue = HOME_COUNTRY, autoFocus, ...field }: CountryProps) {
  const before = useRef(defaultValue)
  return (
    <Field label={CHECKOUT_TEXTS.nationality} {...field}>
      {(control) => (
        <select
          {...control}
          defaultValue={defaultValue}
          {...{ autoFocus }}
          onFocus={({ currentTarget }) => {
            before.current = currentTarget.value
          }}
          onChange={({ currentTarget }) => {
            if (leads) giveAll(currentTarget, before.current)
            before.current = currentTarget.value
          }}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** A family is mostly of one country: who still has the one that the first traveller had gets the new one too. */
function giveAll(first: HTMLSelectElement, before: string) {
  for (const field of first.form?.elements ?? [])
    if (field instanceof HTMLSelectElement && field.name.endsWith('.nationality') && field.value === before)
      field.value = first.value
  // So that what is kept of the form knows of it.
  first.form?.dispatchEvent(new Event('input'))
}

/** Only where some of them stay away from a line: at first, the first so many go on it. */
function LinesOf({ index, people, state }: Omit<Props, 'countries'>) {
  const name = travellerField(index, 'lineIds')
  const error = state.errorOf(name)
  return (
    <fieldset className="choice traveller-lines">
      <legend>{CHECKOUT_TEXTS.goesOn}</legend>
      {people.choices.map(({ lineId, title, count }) => (
        <label key={lineId}>
          <input
            type="checkbox"
            name={name}
            value={lineId}
            defaultChecked={state.isPosted ? state.all(name).includes(lineId) : index < count}
          />
          <span>{title}</span>
        </label>
      ))}
      {error && (
        <p className="small problem traveller-error">
          <Icon name="alert" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
