import '#site/ui/margin-layout.css'
import '#site/ui/page.css'
import { paths } from '#contract/terms/paths.ts'
import { Accordion } from '#site/ui/accordion.tsx'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { RichText } from '#site/ui/rich-text.tsx'
import './faq-page.css'
import { PAGE_TEXTS } from './texts.ts'

export type FaqView = {
  title: string
  intro?: string
  groups: { id: string; name: string; questions: { id: string; question: string; html: string }[] }[]
}

/** Questions fold open one at a time within their group: the browser's own details, so no script and any key works. */
export function FaqPage({ title, intro, groups }: FaqView) {
  return (
    <div className="wrap page faq-page">
      <Breadcrumbs items={[{ label: title }]} />
      <header>
        <h1>{title}</h1>
        {intro && <p className="soft">{intro}</p>}
      </header>
      <nav aria-label={PAGE_TEXTS.groups}>
        {groups.map(({ id, name }) => (
          <a key={id} className="chip" href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      {groups.map(({ id, name, questions }) => (
        <section key={id} className="margin-layout faq-group" aria-labelledby={id}>
          <h2 id={id}>{name}</h2>
          <Accordion
            name={id}
            items={questions.map((each) => ({
              id: each.id,
              title: each.question,
              body: <RichText html={each.html} />,
            }))}
          />
        </section>
      ))}
      <aside className="faq-ask">
        <h2>{PAGE_TEXTS.askTitle}</h2>
        <p>{PAGE_TEXTS.askText}</p>
        <Button kind="primary" href={paths.contact}>
          {PAGE_TEXTS.ask}
        </Button>
      </aside>
    </div>
  )
}
