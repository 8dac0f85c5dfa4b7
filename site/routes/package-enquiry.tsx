import { notFound } from '#site/not-found.ts'

export function loader() {
  throw notFound()
}

export default function Page() {
  return null
}
