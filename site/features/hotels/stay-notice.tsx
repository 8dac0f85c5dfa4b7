import { GroupOffer } from '#site/shop/party/group-offer.tsx'
import { Link } from '#site/ui/link.tsx'
import { Status } from '#site/ui/status.tsx'
import './stay-notice.css'

/** A way on from what was wrong: a link, with what is said before and after it. */
export type NoticeWay = { before?: string; label: string; after?: string; href: string }

type Props = {
  problems: readonly string[]
  ways: readonly NoticeWay[]
  /** More than can be booked online, and who books it. */
  group: { text: string; href: string } | undefined
  nearest: string
}

/** What was wrong with the address, a sentence each, where to go from there, and what is shown instead. */
export function StayNotice({ problems, ways, group, nearest }: Props) {
  if (problems.length === 0 && group === undefined) return null
  return (
    <div className="stay-notice">
      {group && <GroupOffer {...group} />}
      <Status kind="info">
        {problems.map((problem) => (
          <p key={problem}>{/[.!?]$/.test(problem) ? problem : `${problem}.`}</p>
        ))}
        {ways.map(({ before, label, after, href }) => (
          <p key={href}>
            {before}
            <Link to={href}>{label}</Link>
            {after}
          </p>
        ))}
        <p>{nearest}</p>
      </Status>
    </div>
  )
}
