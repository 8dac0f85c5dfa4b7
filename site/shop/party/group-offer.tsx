import { Button } from '#site/ui/button.tsx'
import './group-offer.css'
import { Status } from '#site/ui/status.tsx'

const ASK = 'Ask for this group'

/** In place of booking: what a group is told, and its one way on, to a request that knows what was asked for. Without `href` the form around leads there. */
export function GroupOffer({ text, href }: { text: string; href?: string }) {
  return (
    <div className="group-offer">
      <Status kind="info">{text}</Status>
      {href ? (
        <Button kind="outline" href={href}>
          {ASK}
        </Button>
      ) : (
        <Button kind="primary" type="submit" formNoValidate>
          {ASK}
        </Button>
      )}
    </div>
  )
}
