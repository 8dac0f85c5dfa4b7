import type { ReactNode } from 'react'
import { ENQUIRY_ACCEPTED } from '#contract/terms/messages.ts'
import { paths } from '#site/paths.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { Picture, type PictureSource } from '#site/ui/picture.tsx'
import { Status } from '#site/ui/status.tsx'
import './enquiry-page.css'
import { ENQUIRY_TEXTS, enquireAbout, referenceText } from './texts.ts'

export type EnquiredPackage = { slug: string; name: string; duration: string; picture?: PictureSource }

type Props = {
  travelPackage: EnquiredPackage
  /** The sums for the party typed so far. */
  price: ReactNode
  /** Set once the enquiry is stored. */
  reference?: string
  form: ReactNode
}

/** The enquiry on a page of its own: what is asked about and what it costs stand beside the form. */
export function EnquiryPage({ travelPackage, price, reference, form }: Props) {
  const { slug, name, duration, picture } = travelPackage
  return (
    <div className="wrap enquiry-page">
      <Breadcrumbs
        items={[
          { label: 'Home', href: paths.home },
          { label: name, href: paths.packageDetails(slug) },
          { label: ENQUIRY_TEXTS.step },
        ]}
      />
      {reference === undefined ? (
        <header>
          <h1>{enquireAbout(name)}</h1>
          <p className="soft">{ENQUIRY_TEXTS.intro}</p>
        </header>
      ) : (
        <header>
          <h1>{ENQUIRY_TEXTS.sentTitle}</h1>
        </header>
      )}
      <div className="enquiry-layout">
        <div>{reference === undefined ? form : <Sent slug={slug} reference={reference} />}</div>
        <aside aria-label={name}>
          {picture && (
            <div className="plate">
              <Picture picture={picture} alt="" sizes="(width >= 900px) 324px, 92vw" />
            </div>
          )}
          <p className="enquiry-package">
            {name}
            <small>{duration}</small>
          </p>
          {reference === undefined && (
            <>
              <h2>{ENQUIRY_TEXTS.price}</h2>
              {price}
            </>
          )}
        </aside>
      </div>
    </div>
  )
}

function Sent({ slug, reference }: { slug: string; reference: string }) {
  return (
    <div className="stack">
      <Status kind="success">
        <b>{ENQUIRY_ACCEPTED}</b> {referenceText(reference)}
      </Status>
      <p>{ENQUIRY_TEXTS.sentNext}</p>
      <div className="row">
        <Button kind="primary" href={paths.packageDetails(slug)}>
          {ENQUIRY_TEXTS.backToPackage}
        </Button>
        <Button kind="outline" href={paths.tours}>
          {ENQUIRY_TEXTS.morePackages}
        </Button>
      </div>
    </div>
  )
}
