import { Button } from './button.tsx'

type Way = { label: string; href: string }

/** Where to go from here, and the other way. */
export function ButtonRow({ first, other }: { first: Way; other: Way }) {
  return (
    <div className="row">
      <Button kind="primary" href={first.href}>
        {first.label}
      </Button>
      <Button kind="outline" href={other.href}>
        {other.label}
      </Button>
    </div>
  )
}
