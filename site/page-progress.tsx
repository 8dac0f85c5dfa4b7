import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { PACKAGE_LOADING } from '#contract/terms/messages.ts'
import { rememberOpening } from './chunks.ts'
import './page-progress.css'
import { paths } from './paths.ts'

/** A thin line while another page is fetched, with words where the specification gives some. */
export function PageProgress() {
  const { location } = useNavigation()
  const address = location && location.pathname + location.search
  useEffect(() => rememberOpening(address), [address])
  const isDetails = location !== undefined && isDetailsPage(location.pathname)
  return (
    <div className="page-progress" data-busy={location ? true : undefined}>
      <p role="status">{isDetails && PACKAGE_LOADING}</p>
    </div>
  )
}

/** The details themselves: the enquiry's address begins in the same way. */
function isDetailsPage(path: string): boolean {
  return [paths.packageDetails(''), paths.waterSportDetails('')].some(
    (start) => path.startsWith(start) && !path.slice(start.length).includes('/'),
  )
}
