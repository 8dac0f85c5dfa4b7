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
  const isPackage = location !== undefined && isPackagePage(location.pathname)
  return (
    <div className="page-progress" data-busy={location ? true : undefined}>
      <p role="status">{isPackage && PACKAGE_LOADING}</p>
    </div>
  )
}

/** The details themselves: the enquiry's address begins in the same way. */
function isPackagePage(path: string): boolean {
  const start = paths.packageDetails('')
  return path.startsWith(start) && !path.slice(start.length).includes('/')
}
