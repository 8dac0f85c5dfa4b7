import { fetchDataParts } from '#contract/office/data.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Refused } from '../../ui/refused.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import './data.css'
import { BringIn } from './bring-in.tsx'
import { TakeOut } from './take-out.tsx'

/** The catalogue as files: in with a trial before, and out. */
export function Data() {
  const { data, error, refetch } = useOffice(fetchDataParts, {})
  return (
    <>
      <PageHead
        title="Data in and out"
        about="Bring a catalogue in from CSV files, seeing first what would change, and take everything out."
        help="data"
      />
      {error && <Refused message={error.failure.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        <Tabs
          label="Data"
          tabs={[
            { id: 'in', label: 'Bring in', content: <BringIn parts={data.parts} /> },
            { id: 'out', label: 'Take out', content: <TakeOut {...data} /> },
          ]}
        />
      )}
    </>
  )
}
