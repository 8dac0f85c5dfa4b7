import { Badge } from '../../ui/badge.tsx'
import type { IconName } from '../../ui/icon.tsx'
import type { Column } from '../../ui/table.tsx'
import { Thumb } from '../hotels/thumb.tsx'

export const LIVE_OPTIONS = [
  { value: '1', label: 'Live' },
  { value: '0', label: 'Hidden' },
]

/** A record's picture and name, with a line of facts. */
export function NamedThumb({
  src,
  icon,
  name,
  facts,
}: {
  src: string | null
  icon: IconName
  name: string
  facts: string
}) {
  return (
    <span className="hotel-name">
      <Thumb src={src} icon={icon} />
      <span>
        {name}
        <small>{facts}</small>
      </span>
    </span>
  )
}

/** Whether a record is on the site. */
export function stateColumn<Row extends { isLive: boolean }>(): Column<Row> {
  return {
    id: 'isLive',
    head: 'State',
    onCard: 'aside',
    cell: ({ isLive }) => <Badge kind={isLive ? 'good' : 'plain'}>{isLive ? 'Live' : 'Hidden'}</Badge>,
  }
}
