import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('tour-packages/:categorySlug', 'routes/package-list.tsx', { id: 'category-tours' }),
  route('tours', 'routes/package-list.tsx', { id: 'tours' }),
  route('family-tours', 'routes/package-list.tsx', { id: 'family-tours' }),
  route('group-tours', 'routes/package-list.tsx', { id: 'group-tours' }),
  route('honeymoon-tours', 'routes/package-list.tsx', { id: 'honeymoon-tours' }),
  route('deals', 'routes/deals.tsx'),
  route('package-details/:packageSlug', 'routes/package-details.tsx'),
  route('package-details/:packageSlug/enquiry', 'routes/package-enquiry.tsx'),
  route('package-details/:packageSlug/enquiry/send', 'routes/send-enquiry.ts'),
  route('package-price', 'routes/package-price.ts'),
  route('places', 'routes/places.tsx'),
  route('place-details/:id', 'routes/place-details.tsx'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('tour-details', 'routes/moved.ts', { id: 'moved-tour-details' }),
  route('hotel-details', 'routes/moved.ts', { id: 'moved-hotel-details' }),
  route('destination-details', 'routes/moved.ts', { id: 'moved-destination-details' }),
  route('blog-details', 'routes/moved.ts', { id: 'moved-blog-details' }),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
