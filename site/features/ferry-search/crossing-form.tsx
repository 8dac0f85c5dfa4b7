import { type MouseEvent, type ReactNode, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { DefaultSubmit } from './default-submit.tsx'
import './ferry-form.css'
import type { Crossing } from './ferry-query.ts'
import { PartyField } from './party-field.tsx'
import { PortField } from './port-field.tsx'
import type { PortChoice } from './ports.ts'
import { FERRY_TEXTS } from './texts.ts'

type Props = {
  id?: string
  /** The page that it asks. */
  action: string
  crossing: Crossing
  ports: readonly PortChoice[]
  /** The field of the day, or of the month. */
  when: ReactNode
  submit: string
}

/** From, to, when and who. An ordinary form, whose answers are in the address. */
export function CrossingForm({ id, action, crossing, ports, when, submit }: Props) {
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
      id={id}
      action={action}
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
      {when}
      <PartyField party={crossing.party} />
      <Button kind="primary" type="submit">
        {submit}
      </Button>
    </Form>
  )
}
