import sheet from './error-page.css?url&no-inline'
import type { MenuCategory } from './features/layout/menu-categories.ts'
import { NOT_FOUND_TITLE } from './not-found-note.tsx'
import { paths } from './paths.ts'
import { Button } from './ui/button.tsx'
import { Link } from './ui/link.tsx'

const WORDS = {
  missing: {
    title: NOT_FOUND_TITLE,
    text: 'The address may have changed, or the trip is no longer on sale. Everything we run now is one step away.',
  },
  broken: {
    title: 'This page did not load',
    text: 'Something went wrong on our side, and we have noted it. Please try again in a moment.',
  },
} as const

type Props = { kind: 'missing' | 'broken'; path: string; categories: MenuCategory[] }

/** Stands in for a page whose record is gone, or which broke while it was made. */
export function ErrorPage({ kind, path, categories }: Props) {
  const { title, text } = WORDS[kind]
  return (
    <section className={`wrap error-page ${kind}`}>
      {/* A sheet of its own, so that no page that works carries it. */}
      <link rel="stylesheet" href={sheet} precedence="default" />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="row">
        {kind === 'broken' && (
          <Button kind="primary" href={path} reloadDocument>
            Retry
          </Button>
        )}
        <Button kind={kind === 'broken' ? 'outline' : 'primary'} href={paths.tours}>
          See all packages
        </Button>
        <Button kind="outline" href={paths.places}>
          Places to visit
        </Button>
        <Button kind="outline" href={paths.home}>
          Home
        </Button>
      </div>
      {categories.length > 0 && (
        <nav className="row" aria-label="Tour packages">
          {categories.map(({ slug, categoryName }) => (
            <Link key={slug} to={paths.category(slug)}>
              {categoryName}
            </Link>
          ))}
        </nav>
      )}
    </section>
  )
}
