import '#site/ui/margin-layout.css'
import '#site/ui/page.css'
import { Link } from 'react-router'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Contents } from '#site/ui/contents.tsx'
import { Reading, type ReadingPart } from '#site/ui/reading.tsx'
import './policy-page.css'
import { changedText, heldUntilText, PAGE_TEXTS, versionText } from './texts.ts'

export type OtherPage = { slug: string; title: string }

export type PolicyView = {
  slug: string
  title: string
  version: string
  changedOn: string
  parts: ReadingPart[]
  policies: OtherPage[]
  /** Of a version that holds no more: until when it did. */
  until?: string
  /** Versions that held before. */
  earlier?: { text: string; href: string }[]
}

/** A legal page: what it says in short first, its version and day at the top, and the other policies at its end. */
export function PolicyPage({ slug, title, version, changedOn, parts, policies, until, earlier = [] }: PolicyView) {
  return (
    <div className="wrap page roomy">
      <Breadcrumbs items={[{ label: title }]} />
      <header>
        <h1>{title}</h1>
        <p className="policy-version">
          <span>{versionText(version)}</span>
          <time dateTime={changedOn}>{changedText(changedOn)}</time>
        </p>
        {until && (
          <p>
            {heldUntilText(until)} <Link to={`/${slug}`}>{PAGE_TEXTS.holdsNow}</Link>
          </p>
        )}
      </header>
      <div className="margin-layout policy-layout">
        <Contents parts={parts} />
        <div>
          <Reading parts={parts} />
          <p className="soft small policy-print">{PAGE_TEXTS.print}</p>
          {earlier.length > 0 && (
            <ul className="small" aria-label={PAGE_TEXTS.earlier}>
              {earlier.map(({ text, href }) => (
                <li key={href}>
                  <Link to={href}>{text}</Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {policies.length > 1 && (
        <nav className="policy-others" aria-label={PAGE_TEXTS.policiesNav}>
          <h2>{PAGE_TEXTS.policies}</h2>
          <ul>
            {policies.map((each) => (
              <li key={each.slug}>
                <Link to={`/${each.slug}`} aria-current={each.slug === slug ? 'page' : undefined}>
                  {each.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
