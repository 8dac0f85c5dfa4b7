import { hostOf } from '#site/api.ts'
import { IslandMap } from '#site/features/map/island-map.tsx'
import { islandMapView } from '#site/features/map/island-map-view.ts'
import { toCardView } from '#site/features/packages/package-card-view.ts'
import { TourCard } from '#site/features/packages/tour-card.tsx'
import { loadPlaceDetails } from '#site/features/places/place-details-loader.ts'
import { PlaceDetailsPage } from '#site/features/places/place-details-page.tsx'
import { placeMeta } from '#site/features/places/place-meta.ts'
import { mapOf } from '#site/features/places/texts.ts'
import { SaveButton } from '#site/features/saved/save-button.tsx'
import { notFound } from '#site/not-found.ts'
import { paths } from '#site/paths.ts'
import { savePackage } from '#site/save-package.tsx'
import { leaveInPage } from '#site/ui/in-page-html.ts'
import { Status } from '#site/ui/status.tsx'
import type { Route } from './+types/place-details'

/** Enough of the coast around a place to recognise its island. */
const SPAN_KM = 34

export async function loader({ params, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const loaded = await loadPlaceDetails(host, params.id)
  if (!loaded.ok) {
    if (loaded.failure.status === 404) throw notFound()
    return { details: undefined, failure: loaded.failure.message, map: undefined, cards: [], meta: [] }
  }
  const { details, record, packages } = loaded
  const { id, name, lat, lng } = details.place
  return {
    details: host.isDocument ? leaveInPage(details, host.inPageTexts) : details,
    failure: undefined,
    map: islandMapView({
      view: 'near',
      spanKm: SPAN_KM,
      withLocator: true,
      marks: [{ id, name, lat, lng, named: true }],
    }),
    cards: packages.map(toCardView),
    meta: placeMeta(host, record),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function PlaceDetails({ loaderData: { details, failure, map, cards }, params }: Route.ComponentProps) {
  const path = paths.placeDetails(params.id)
  if (details === undefined) {
    return (
      <div className="wrap section">
        <Status kind="error" retryHref={path}>
          {failure}
        </Status>
      </div>
    )
  }
  const { id, name } = details.place
  return (
    <PlaceDetailsPage
      data={details}
      map={map && <IslandMap map={map} label={mapOf(name)} />}
      packages={
        cards.length > 0 && cards.map((card) => <TourCard key={card.id} card={card} save={savePackage(card)} />)
      }
      saveButton={<SaveButton item={{ kind: 'place', id, title: name, href: path }} />}
    />
  )
}
