import { paths } from '#contract/terms/paths.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import type { MenuCategory } from '#site/features/layout/menu-categories.ts'
import { Button } from '#site/ui/button.tsx'
import { Link } from '#site/ui/link.tsx'
import sheet from './error-page.css?url&no-inline'
import { missingWords, OTHER_WAYS } from './missing-words.ts'

const BROKEN = {
  title: 'This page did not load',
  text: 'Something went wrong on our side, and we have noted it. Please try again in a moment.',
} as const

type Props = { kind: 'missing' | 'broken'; path: string; categories: MenuCategory[] }

/** Stands in for a page whose record is gone, or which broke while it was made. */
export function ErrorPage({ kind, path, categories }: Props) {
  return (
    <section
      className={`wrap error-page ${kind}${kind === 'missing' && path.startsWith(visitorPaths.quote('')) ? ' quote' : ''}`}
    >
      <Sheet />
      {kind === 'missing' ? <Missing path={path} Title="h1" /> : <Broken path={path} />}
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

/** The same above the home page, where an address leads nowhere at all. */
export function MissingNote({ path }: { path: string }) {
  return (
    <div className="wrap error-page missing" role="status">
      <Sheet />
      <Missing path={path} Title="h2" />
    </div>
  )
}

/** A sheet of its own, so that no page that works carries it. */
function Sheet() {
  return <link rel="stylesheet" href={sheet} precedence="default" />
}

/** What is missing, a search that already holds its name, and the ways on. */
function Missing({ path, Title }: { path: string; Title: 'h1' | 'h2' }) {
  const { title, text, list, asked } = missingWords(path)
  // Above the home page there is no need of a way to it.
  const others = OTHER_WAYS.filter(({ href }) => href !== list.href && (Title === 'h1' || href !== paths.home))
  return (
    <>
      <Title>{title}</Title>
      <p>{text}</p>
      <search>
        <form action={paths.search}>
          <input name="q" type="search" aria-label="Search the site" defaultValue={asked} required />
          <Button kind="primary" type="submit">
            Search
          </Button>
        </form>
      </search>
      <div className="row">
        {[list, ...others].map(({ label, href }) => (
          <Button key={href} kind="outline" href={href}>
            {label}
          </Button>
        ))}
      </div>
    </>
  )
}

function Broken({ path }: { path: string }) {
  return (
    <>
      <h1>{BROKEN.title}</h1>
      <p>{BROKEN.text}</p>
      <div className="row">
        <Button kind="primary" href={path} reloadDocument>
          Retry
        </Button>
        {OTHER_WAYS.map(({ label, href }) => (
          <Button key={href} kind="outline" href={href}>
            {label}
          </Button>
        ))}
      </div>
    </>
  )
}
