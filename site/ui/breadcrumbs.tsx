import { paths } from '#contract/terms/paths.ts'
import { Link } from './link.tsx'
import './breadcrumbs.css'

/** From Home, which every trail begins with, to the page itself, which has no link. Phones show only the step back. */
export function Breadcrumbs({ items }: { items: readonly { label: string; href?: string | undefined }[] }) {
  return (
    <nav className="breadcrumbs" aria-label="You are here">
      <ol>
        {[{ label: 'Home', href: paths.home }, ...items].map(({ label, href }) => (
          <li key={label}>{href ? <Link to={href}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
