import type { ComponentProps } from 'react'
import './only-unscripted.css'

type Props = { label: string; name: string } & Omit<ComponentProps<'input'>, 'name'>

/** What stands in a search bar's cell where there is no script; drawn on the server only. */
export function PlainField({ label, name, ...input }: Props) {
  return (
    <>
      <label htmlFor={`${name}-plain`} className="only-unscripted">
        {label}
      </label>
      <input {...input} id={`${name}-plain`} name={name} className="only-unscripted" />
    </>
  )
}
