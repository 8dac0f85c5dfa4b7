import { type MouseEvent, useRef } from 'react'
import { Form } from 'react-router'
import { paths } from '#contract/terms/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { DayField } from './day-field.tsx'
import { DefaultSubmit } from './default-submit.tsx'
import type { FerryData } from './ferry-loader.ts'
import './ferry-form.css'
import { PartyField } from './party-field.tsx'
import { PortField } from './port-field.tsx'
import { FERRY_TEXTS } from './texts.ts'

/** From, to, when and who. An ordinary form, whose answers are in the address. */
export function CrossingForm({ data }: { data: Extract<FerryData, { mode: 'crossing' }> }) {
  const { crossing, ports, today, last } = data
  const form = useRef<HTMLFormElement>(null)
  const swap = (event: MouseEvent) => {
    const ends = form.current?.elements
    const [from, to] = [ends?.namedItem('from'), ends?.namedItem('to')] as (HTMLSelectElement | null | undefined)[]
    if (!from || !to) return
    event.preventDefault()
    ;[from.value, to.value] = [to.value, from.value]
  }
  return (
    <Form
      ref={form}
      action={paths.ferry}
      method="get"
      role="search"
      aria-label={FERRY_TEXTS.searchLabel}
      className="search-bar ferry-bar"
    >
      <DefaultSubmit />
      <PortField label={FERRY_TEXTS.from} name="from" value={crossing.from} ports={ports} />
      <button
        type="submit"
        name="swap"
        value="1"
        className="disc ferry-swap"
        aria-label={FERRY_TEXTS.swap}
        title={FERRY_TEXTS.swap}
        onClick={swap}
      >
        <Icon name="swap" />
      </button>
      <PortField label={FERRY_TEXTS.to} name="to" value={crossing.to} ports={ports} />
      <DayField label={FERRY_TEXTS.date} value={crossing.date} min={today} max={last} />
      <PartyField party={crossing.party} />
      <Button kind="primary" type="submit">
        {FERRY_TEXTS.search}
      </Button>
    </Form>
  )
}
