import { useContext, useEffect } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useNavigation } from 'react-router'
import { PACKAGE_LOADING } from '#contract/terms/messages.ts'
import { rememberOpening } from '#site/chunks.ts'
import './page-progress.css'
import { paths } from '#contract/terms/paths.ts'

/** A thin line while another page is fetched, with a text where one is given. */
export function PageProgress() {
  const { location } = useNavigation()
  const router = useContext(RouterContext)?.router
  useEffect(
    // Told by the router at once: a chunk may be missing before this is drawn again.
    () => router?.subscribe(({ navigation: { location: to } }) => rememberOpening(to && to.pathname + to.search)),
    [router],
  )
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
