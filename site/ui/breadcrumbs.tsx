import { paths } from '#site/paths.ts'
import { Link } from './link.tsx'
import './breadcrumbs.css'

type Step = { label: string; href?: string }

/** From Home, which every trail begins with, to the page itself, which needs no link. Phones show only the step back. */
export function Breadcrumbs({ items: after }: { items: readonly Step[] }) {
  const items = [{ label: 'Home', href: paths.home }, ...after]
  return (
    <nav className="breadcrumbs" aria-label="You are here">
      <ol>
        {items.map((item: Step, index) => (
          <li key={item.label}>
            {item.href !== undefined && index < items.length - 1 ? (
              <Link to={item.href}>{item.label}</Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
