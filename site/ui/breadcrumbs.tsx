import { Link } from './link.tsx'
import './breadcrumbs.css'

/** The last item is the page itself and needs no link. Phones show only the step back. */
export function Breadcrumbs({ items }: { items: { label: string; href?: string }[] }) {
  return (
    <nav className="breadcrumbs" aria-label="You are here">
      <ol>
        {items.map((item, index) => (
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
