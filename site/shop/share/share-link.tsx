import type { ReactNode } from 'react'
import { Field } from '#site/ui/field.tsx'
import type { ShareView } from './share-view.ts'
import { ShareWays } from './share-ways.tsx'

/** `label` is what the address is called, `children` more ways on. */
type Props = { label: string; url: string; ways: ShareView; children?: ReactNode }

/** An address that is there to be passed on: to be copied by hand, and the ways to pass it on. */
export function ShareLink({ label, url, ways, children }: Props) {
  return (
    <>
      <Field label={label} name="link" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <p className="row">
        <ShareWays ways={ways} look="buttons" />
        {children}
      </p>
    </>
  )
}
