import { hostOf } from '#site/api.ts'
import { loadBlog } from '#site/features/stories/blog-loader.ts'
import { BlogPage } from '#site/features/stories/blog-page.tsx'
import { blogHead } from '#site/features/stories/story-meta.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import type { Route } from './+types/blog'

export const handle = { cached: { query: { page: 'page' } } } satisfies RouteHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const blog = await loadBlog(host, new URL(request.url).searchParams)
  if (blog.leftOut !== undefined) host.cacheBriefly?.()
  return { blog, ...blogHead(host, blog) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function Blog({ loaderData: { blog } }: Route.ComponentProps) {
  return <BlogPage data={blog} />
}
