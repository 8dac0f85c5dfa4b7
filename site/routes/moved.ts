import { redirect } from 'react-router'
import { paths } from '#contract/terms/paths.ts'

/** Addresses that older links use; each leads to the list that took its place. */
const MOVED: Record<string, string> = {
  '/tour-details': paths.tours,
  '/hotel-details': paths.hotels,
  '/destination-details': paths.places,
  '/blog-details': paths.blog,
}

export function loader({ request }: { request: Request }): Response {
  const path = new URL(request.url).pathname.replace(/\/$/, '')
  return redirect(MOVED[path] ?? paths.home, 301)
}
