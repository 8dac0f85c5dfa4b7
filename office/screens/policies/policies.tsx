import { Link } from 'react-router'
import { listPolicies, type PolicyRow } from '#contract/office/policies.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { Badge } from '../../ui/badge.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Refused } from '../../ui/refused.tsx'
import { type Column, DataTable } from '../../ui/table.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import '../packages/packages.css'

const COLUMNS: readonly Column<PolicyRow>[] = [
  { id: 'title', head: 'Policy', onCard: 'title', cell: ({ title }) => title },
  { id: 'version', head: 'Version', cell: ({ version, from }) => `${version}, since ${formatDay(from)}` },
  {
    id: 'coming',
    head: 'State',
    onCard: 'aside',
    cell: ({ coming, hasDraft }) => (
      <span className="package-state">
        {coming && (
          <Badge kind="new">
            {coming.version} from {formatDay(coming.from)}
          </Badge>
        )}
        {hasDraft && <Badge kind="warn">Draft</Badge>}
        {!coming && !hasDraft && <Badge kind="good">Holds</Badge>}
      </span>
    ),
  },
]

/** The legal pages, each with its versions. */
export function Policies() {
  const { data, error, refetch } = useOffice(listPolicies)
  return (
    <>
      <PageHead
        title="Policies"
        about="The law between us and the traveller. Publishing makes a new version; each booking keeps the versions that its traveller agreed to."
        help="policies"
      />
      {error && <Refused message={error.failure.message} onRetry={() => void refetch()} />}
      {data === undefined ? (
        !error && <Skeleton lines={6} />
      ) : (
        <DataTable<PolicyRow>
          label="Policies"
          columns={COLUMNS}
          rows={data.policies}
          idOf={({ id }) => id}
          linkOf={({ id }) => `/policies/${id}`}
        />
      )}
      <p className="hint">
        Their figures, such as how long a hold lasts, come from the <Link to="/settings">settings</Link>.
      </p>
    </>
  )
}
