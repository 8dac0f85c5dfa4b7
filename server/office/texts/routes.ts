import {
  addFaqEntry,
  addFaqGroup,
  arrangeFaq,
  changeFaqEntry,
  changeFaqGroup,
  fetchOfficeFaq,
  removeFaqEntry,
  removeFaqGroup,
} from '#contract/office/faq.ts'
import {
  arrangePlaces,
  changePlace,
  createPlace,
  fetchOfficePlace,
  fetchPlaceOptions,
  listOfficePlaces,
} from '#contract/office/places.ts'
import {
  dropPolicyDraft,
  fetchPolicy,
  fetchPolicyVersion,
  listPolicies,
  publishPolicy,
  savePolicyDraft,
  withdrawPolicy,
} from '#contract/office/policies.ts'
import { fetchSiteNames } from '#contract/office/site-names.ts'
import { fail, ok } from '#contract/terms/result.ts'
import { readNames } from '#server/settings/fill-names.ts'
import { findPolicyVersion } from '#server/site-pages/policy-versions.ts'
import { implementOffice, type OfficeApi } from '../office-api.ts'
import {
  addEntryTo,
  addGroup,
  arrangeEntries,
  changeEntryText,
  removeEntryFrom,
  removeGroup,
  renameGroupTo,
} from './faq.ts'
import { readFaq } from './faq-store.ts'
import { findPlace, listPlaceRows, readPlaceOptions } from './place-store.ts'
import { addPlace, arrangeAll, changePlaceFields, placeView, UNKNOWN_PLACE } from './places.ts'
import {
  dropPolicyDraftOf,
  publishPolicyOf,
  readPolicy,
  savePolicyDraftOf,
  UNKNOWN_VERSION,
  withdrawPolicyOf,
} from './policies.ts'
import { listPolicyRows } from './policy-store.ts'
import { postRoutes } from './post-routes.ts'
import { type TextParts, thumbUrl, under } from './text-parts.ts'

export function textOfficeRoutes(office: OfficeApi, { now }: TextParts): void {
  siteNameRoutes(office)
  placeRoutes(office, { now })
  faqRoutes(office, { now })
  postRoutes(office, { now })
  policyRoutes(office, { now })
}

function placeRoutes(office: OfficeApi, { now }: TextParts): void {
  const { db } = office
  implementOffice(office, listOfficePlaces, async ({ query: { page, perPage, q = '', islandId = '' } }) => {
    const filter = { offset: (page - 1) * perPage, limit: perPage, words: q, islandId }
    const { rows, total } = await listPlaceRows(db, filter)
    return ok({
      total,
      rows: rows.map(({ thumb, ...row }) => ({ ...row, thumbUrl: thumbUrl(thumb) })),
    })
  })
  implementOffice(office, fetchPlaceOptions, async () => ok(await readPlaceOptions(db)))
  implementOffice(office, fetchOfficePlace, async ({ query: { id } }) => {
    const found = await findPlace(db, id)
    return found === undefined ? fail(UNKNOWN_PLACE) : ok({ place: placeView(found) })
  })
  implementOffice(office, createPlace, async ({ body, member }) =>
    under('place', await addPlace({ db, now }, member, body)),
  )
  implementOffice(office, arrangePlaces, ({ body: { placeIds }, member }) => arrangeAll(db, member, placeIds))
  implementOffice(office, changePlace, async ({ query: { id }, body, member }) =>
    under('place', await changePlaceFields(db, member, { id, ...body })),
  )
}

function faqRoutes(office: OfficeApi, { now }: TextParts): void {
  const parts = { db: office.db, now }
  implementOffice(office, fetchOfficeFaq, async () => ok({ groups: await readFaq(office.db) }))
  implementOffice(office, addFaqEntry, ({ body, member }) => addEntryTo(parts, member, body))
  implementOffice(office, changeFaqEntry, ({ query: { id }, body, member }) =>
    changeEntryText(parts, member, { id, ...body }),
  )
  implementOffice(office, removeFaqEntry, ({ query: { id }, member }) => removeEntryFrom(parts, member, id))
  implementOffice(office, addFaqGroup, ({ body: { name }, member }) => addGroup(parts, member, { name }))
  implementOffice(office, changeFaqGroup, ({ query: { id }, body: { name }, member }) =>
    renameGroupTo(parts, member, id, name),
  )
  implementOffice(office, removeFaqGroup, ({ query: { id }, member }) => removeGroup(parts, member, id))
  implementOffice(office, arrangeFaq, ({ body: { groups }, member }) => arrangeEntries(parts, member, groups))
}

function policyRoutes(office: OfficeApi, { now }: TextParts): void {
  const { db } = office
  const parts = { db, now }
  implementOffice(office, listPolicies, async () => ok({ policies: await listPolicyRows(db) }))
  implementOffice(office, fetchPolicy, async ({ query: { slug } }) => under('policy', await readPolicy(db, slug)))
  implementOffice(office, fetchPolicyVersion, async ({ query: { slug, version } }) => {
    const found = await findPolicyVersion(db, slug, version)
    return found === undefined ? fail(UNKNOWN_VERSION) : ok({ version, from: found.from, fields: found.fields })
  })
  implementOffice(office, savePolicyDraft, async ({ query: { slug }, body: { revision, ...fields }, member }) =>
    under('policy', await savePolicyDraftOf(parts, member, { slug, fields, revision })),
  )
  implementOffice(office, dropPolicyDraft, async ({ query: { slug }, member }) =>
    under('policy', await dropPolicyDraftOf(parts, member, slug)),
  )
  implementOffice(office, publishPolicy, async ({ query: { slug }, body: { from, ...body }, member }) => {
    const { version, revision, ...fields } = body
    return under('policy', await publishPolicyOf(parts, member, { slug, version, revision, from, fields }))
  })
  implementOffice(office, withdrawPolicy, async ({ query: { slug, version }, member }) =>
    under('policy', await withdrawPolicyOf(parts, member, slug, version)),
  )
}

/** In alphabetical order, as somebody looks for one. */
function siteNameRoutes(office: OfficeApi): void {
  implementOffice(office, fetchSiteNames, async () => {
    const names = Object.entries(await readNames(office.db)).map(([name, { text }]) => ({ name, becomes: text }))
    return ok({ names: names.toSorted((one, other) => one.name.localeCompare(other.name)) })
  })
}
