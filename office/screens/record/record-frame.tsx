import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useMay } from '../../me.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Refused } from '../../ui/refused.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useDeed } from '../../use-office.ts'
import { type OfficeRecord, type RecordKind, recordIn } from './record-kind.ts'
import { RecordParts } from './record-parts.tsx'
import { type AskedRecord, useRecord } from './use-record.ts'

type Props<One> = {
  kind: RecordKind
  about: ReactNode
  children: (record: One, take: AskedRecord<One>['take'], renew: () => void) => ReactNode
}

/** What stands over every screen of one record: its name, whether it is on the site, and its parts. */
export function RecordFrame<One extends OfficeRecord>(props: Props<One>) {
  const { id = '' } = useParams()
  const asked = useRecord<One>(props.kind, id)
  if (asked.record === undefined && asked.failure)
    return <Refused message={asked.failure.message} onRetry={asked.retry} />
  if (asked.record === undefined) return <Skeleton lines={8} />
  return <Standing<One> key={id} {...props} {...asked} record={asked.record} />
}

function Standing<One extends OfficeRecord>(props: Props<One> & AskedRecord<One> & { record: One }) {
  const { kind, about, children, record, take, renew } = props
  const say = useSay()
  const mayChange = useMay(kind.operation)
  const { run, busy, failure } = useDeed(kind.change, [])
  const set = async (isLive: boolean, version = record.version): Promise<void> => {
    const answer = await run({ query: { id: record.id }, body: { version, isLive } })
    if (answer === undefined) return
    const saved = recordIn<One>(kind, answer)
    take(saved)
    const words = isLive ? `${record.name} is on the site` : `${record.name} is on no page any more`
    say(words, { undo: () => void set(!isLive, saved.version) })
  }
  return (
    <>
      <PageHead
        title={record.name}
        badges={<Badge kind={record.isLive ? 'good' : 'plain'}>{record.isLive ? 'Live' : 'Hidden'}</Badge>}
        about={about}
        help={kind.help}
        actions={
          <>
            {record.isLive && record.path && (
              <a className="button outline" href={record.path} target="_blank" rel="noreferrer">
                <Icon name="external" />
                See it on the site
              </a>
            )}
            {mayChange && (
              <Button kind={record.isLive ? 'outline' : 'primary'} busy={busy} onClick={() => void set(!record.isLive)}>
                {record.isLive ? 'Take off the site' : 'Put on the site'}
              </Button>
            )}
          </>
        }
      />
      {failure && <Refused message={failure.message} />}
      {kind.parts.length > 1 && (
        <RecordParts base={`/${kind.resource}/${record.id}`} label={kind.partsLabel} parts={kind.parts} />
      )}
      {children(record, take, renew)}
    </>
  )
}
