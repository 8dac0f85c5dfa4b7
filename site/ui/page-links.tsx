import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import './page-links.css'

type Props = { label: string; page: number; pages: number; hrefOf: (page: number) => string }

/** The pages of a list as plain links: the one before, the numbers near, the next. Nothing when there is one page. */
export function PageLinks({ label, page, pages, hrefOf }: Props) {
  if (pages < 2) return null
  return (
    <nav className="page-links" aria-label={label}>
      {page > 1 && (
        <Link to={hrefOf(Math.min(page - 1, pages))} rel="prev" aria-label="Previous page">
          <Icon name="left" />
        </Link>
      )}
      {numbersNear(page, pages).map((number) => (
        <Link
          key={number}
          to={hrefOf(number)}
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </Link>
      ))}
      {page < pages && (
        <Link to={hrefOf(page + 1)} rel="next" aria-label="Next page">
          <Icon name="right" />
        </Link>
      )}
    </nav>
  )
}

/** The first, the last, and two on each side. */
function numbersNear(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  return all.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= 2)
}
