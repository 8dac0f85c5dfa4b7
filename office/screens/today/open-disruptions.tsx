import { Link } from 'react-router'
import { listDisruptions } from '#contract/office/disruptions.ts'
import { useMay } from '../../me.tsx'
import { Note } from '../../ui/refused.tsx'
import { useOffice } from '../../use-office.ts'

/** Open ones that Today names at most (ours); the desk lists all. */
const SHOWN = 5

/** What is off and not settled, for whoever may settle it. */
export function OpenDisruptions() {
  const may = useMay('disruption.read')
  const { data } = useOffice(listDisruptions, { perPage: SHOWN }, { enabled: may })
  const open = (data?.rows ?? []).filter(({ closedAt }) => closedAt === null)
  if (open.length === 0) return null
  return (
    <div className="day-disruptions">
      {open.map(({ id, title, parties, settled }) => (
        <Note key={id} kind="warn">
          <Link to={`/disruption/${id}`}>{title} is off</Link>: {settled} of {parties} settled
        </Note>
      ))}
    </div>
  )
}
