import { useState } from 'react'
import {
  fetchPolicy,
  fetchPolicyVersion,
  listPolicies,
  type OfficePolicy,
  type PolicyVersion,
  withdrawPolicy,
} from '#contract/office/policies.ts'
import { counted } from '#contract/terms/counted.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { versionKey } from '#contract/terms/paths.ts'
import type { Asked } from '../../call.ts'
import { Badge, type BadgeKind } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Refused } from '../../ui/refused.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useDeed, useOffice } from '../../use-office.ts'
import { SectionTexts } from '../texts/text-preview.tsx'

type Query = NonNullable<Asked<typeof fetchPolicy>['query']>
type Props = { policy: OfficePolicy; query: Query; mayWithdraw: boolean }

const STATES: Record<PolicyVersion['state'], { kind: BadgeKind; label: string }> = {
  now: { kind: 'good', label: 'Holds' },
  coming: { kind: 'new', label: 'To come' },
  over: { kind: 'plain', label: 'Over' },
}

/** Every version with the bookings that agreed to it. */
export function PolicyVersions({ policy, query, mayWithdraw }: Props) {
  const [read, setRead] = useState<string>()
  const say = useSay()
  const { run, failure, busy } = useDeed(withdrawPolicy, [fetchPolicy, listPolicies])
  const withdraw = async (version: string) => {
    if (await run({ query: { ...query, version: versionKey(version) } })) say(`Version ${version} is withdrawn`)
  }
  return (
    <>
      {failure && <Refused message={failure.message} />}
      <ol className="versions">
        {policy.versions.map(({ version, from, state, by, bookings }) => (
          <li key={version}>
            <span>
              <b>Version {version}</b> <Badge kind={STATES[state].kind}>{STATES[state].label}</Badge>
              <small>
                From {formatDay(from)}
                {by !== null && `, published by ${by}`}
                {bookings > 0 && `, agreed to by ${counted(bookings, 'booking')}`}
              </small>
            </span>
            <span className="row">
              {state === 'coming' && mayWithdraw && (
                <Button busy={busy} onClick={() => void withdraw(version)} aria-label={`Withdraw version ${version}`}>
                  Withdraw
                </Button>
              )}
              <Button onClick={() => setRead(version)} aria-label={`Read version ${version}`}>
                Read
              </Button>
            </span>
          </li>
        ))}
      </ol>
      <Dialog open={read !== undefined} onClose={() => setRead(undefined)} title={`Version ${read ?? ''}`}>
        {read !== undefined && <OneVersion query={query} version={read} />}
      </Dialog>
    </>
  )
}

function OneVersion({ query, version }: { query: Query; version: string }) {
  const { data, error } = useOffice(fetchPolicyVersion, { ...query, version: versionKey(version) })
  if (error) return <Refused message={error.failure.message} />
  if (data === undefined) return <Skeleton lines={8} />
  return <SectionTexts sections={data.fields.sections} />
}
