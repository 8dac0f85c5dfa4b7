import { Link } from 'react-router'
import './page-links.css'

type Props = { page: number; pages: number; hrefOf: (page: number) => string }

/** The pages of a list as plain links. */
export function PageLinks({ page, pages, hrefOf }: Props) {
  return (
    <nav className="page-links" aria-label="Pages">
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev">
          Previous
        </Link>
      )}
      {Array.from({ length: pages }, (_, index) => index + 1).map((each) => (
        <Link key={each} to={hrefOf(each)} aria-current={each === page ? 'page' : undefined}>
          {each}
        </Link>
      ))}
      {page < pages && (
        <Link to={hrefOf(page + 1)} rel="next">
          Next
        </Link>
      )}
    </nav>
  )
}
