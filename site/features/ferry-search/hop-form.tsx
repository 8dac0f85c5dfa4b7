import { Form } from 'react-router'
import { FERRY_LEGS_MAX, FERRY_LEGS_MIN } from '#contract/terms/limits.ts'
import { paths } from '#contract/terms/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { DayField } from './day-field.tsx'
import { DefaultSubmit } from './default-submit.tsx'
import type { FerryData } from './ferry-loader.ts'
import { ADD_LEG, HOP, removeLeg } from './ferry-query.ts'
import './hop-form.css'
import { PartyField } from './party-field.tsx'
import { PortField } from './port-field.tsx'
import { FERRY_TEXTS, legText, removeLegText } from './texts.ts'

/** Two to four legs, each from where the one before ends; a leg is added and taken away by buttons of the form. */
export function HopForm({ data }: { data: Extract<FerryData, { mode: 'hop' }> }) {
  const { hop, ports, today, last } = data
  return (
    <Form
      action={paths.ferry}
      method="get"
      role="search"
      aria-label={FERRY_TEXTS.hopLabel}
      className="search-bar hop-bar"
    >
      <DefaultSubmit name="plan" value={HOP} />
      <div className="hop-start">
        <PortField label={FERRY_TEXTS.from} name="from" value={hop.from} ports={ports} />
        <PartyField party={hop.party} />
      </div>
      <ol>
        {hop.legs.map(({ to, date }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a leg is its number
          <li key={index}>
            <fieldset>
              <legend className="visually-hidden">{legText(index + 1)}</legend>
              <span className="hop-number" aria-hidden="true">
                {index + 1}
              </span>
              <PortField label={FERRY_TEXTS.to} name="to" value={to} ports={ports} />
              <DayField label={FERRY_TEXTS.date} value={date} min={today} max={last} />
              {hop.legs.length > FERRY_LEGS_MIN && (
                <button
                  type="submit"
                  name="plan"
                  value={removeLeg(index + 1)}
                  formNoValidate
                  className="disc hop-remove"
                  aria-label={removeLegText(index + 1)}
                  title={removeLegText(index + 1)}
                >
                  <Icon name="close" />
                </button>
              )}
            </fieldset>
          </li>
        ))}
      </ol>
      <div className="row hop-end">
        {hop.legs.length < FERRY_LEGS_MAX && (
          <Button kind="outline" type="submit" name="plan" value={ADD_LEG}>
            <Icon name="plus" /> {FERRY_TEXTS.addLeg}
          </Button>
        )}
        <Button kind="primary" type="submit" name="plan" value={HOP}>
          {FERRY_TEXTS.searchPlan}
        </Button>
      </div>
    </Form>
  )
}
