import { answerTimes } from '#contract/terms/support-hours.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { cardPicture, leanPicture } from '#site/page/lean-picture.ts'
import type { Fact } from '#site/ui/fact-list.tsx'
import type { PictureSource } from '#site/ui/picture.tsx'
import { promiseText } from './texts.ts'

type Person = { name: string; role: string; picture?: PictureSource }

/** Whom one deals with, by when they answer, and where the company is registered. */
export type OfficePeople = { people: Person[]; promise?: string; registrations: Fact[] }

export function officePeople({ brand, banners = {} }: Pick<SiteHost, 'brand' | 'banners'>): OfficePeople {
  const { people = [], registrations = [], gstin, supportHours } = brand
  const times = answerTimes(supportHours.text)
  return {
    people: people.map(({ id, name, role }) => {
      const picture = banners[`person.${id}`]
      return { name, role, ...(picture ? { picture: cardPicture(leanPicture(picture)) } : {}) }
    }),
    ...(times ? { promise: promiseText(times) } : {}),
    registrations: [{ label: 'GSTIN', number: gstin }, ...registrations]
      .filter(({ number }) => number !== '')
      .map(({ label, number }) => ({ label, text: number })),
  }
}
