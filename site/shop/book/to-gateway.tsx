import { useEffect, useRef } from 'react'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import './to-gateway.css'

/** Where the browser pays, as the API names it. */
export type Go = { method: 'GET' | 'POST'; url: string; fields: Record<string, string> }

/** On the way to the gateway: goes by itself where there is script, by its button where there is none. */
export function ToGateway({ go, amount, note }: { go: Go; amount: string; note: string }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.submit(), [])
  return (
    <section className="wrap section to-gateway" aria-labelledby="to-gateway">
      <Icon name="shield" />
      <h1 id="to-gateway">On to the payment page</h1>
      <p>You pay {amount} on the page of our payment partner, and come back here after that.</p>
      <form ref={form} method={go.method} action={go.url}>
        {Object.entries(go.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button kind="primary" type="submit">
          Continue to payment
        </Button>
      </form>
      <p className="small soft">{note}</p>
    </section>
  )
}
