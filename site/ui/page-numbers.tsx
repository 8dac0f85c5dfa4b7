import { Link } from './link.tsx'
import './page-numbers.css'

type Props = {
  label: string
  page: number
  pages: number
  previous: string
  next: string
  hrefOf: (page: number) => string
}

/** All pages of a short list by their numbers, and in words the one before and the next. */
export function PageNumbers({ label, page, pages, previous, next, hrefOf }: Props) {
  return (
    <nav className="page-numbers" aria-label={label}>
      {page > 1 && <Link to={hrefOf(page - 1)}>{previous}</Link>}
      {Array.from({ length: pages }, (_, index) => index + 1).map((each) => (
        <Link key={each} to={hrefOf(each)} aria-current={each === page ? 'page' : undefined}>
          {each}
        </Link>
      ))}
      {page < pages && <Link to={hrefOf(page + 1)}>{next}</Link>}
    </nav>
  )
}
