/** Places, stories, questions and policies. */
export const TEXT_SCREENS = [
  {
    path: 'places',
    label: 'Places',
    operation: 'catalogue.read',
    load: () => import('../places/places.tsx').then(({ Places }) => Places),
  },
  {
    path: 'places/:id',
    label: 'A place',
    operation: 'catalogue.read',
    load: () => import('../places/place.tsx').then(({ Place }) => Place),
    inner: true,
  },
  {
    path: 'posts',
    label: 'Stories',
    operation: 'catalogue.read',
    load: () => import('../posts/posts.tsx').then(({ Posts }) => Posts),
  },
  {
    path: 'posts/:id',
    label: 'A story',
    operation: 'catalogue.read',
    load: () => import('../posts/post.tsx').then(({ Post }) => Post),
    inner: true,
  },
  {
    path: 'faq',
    label: 'Questions',
    operation: 'catalogue.read',
    load: () => import('../faq/faq.tsx').then(({ Faq }) => Faq),
  },
  {
    path: 'policies',
    label: 'Policies',
    operation: 'catalogue.read',
    load: () => import('../policies/policies.tsx').then(({ Policies }) => Policies),
  },
  {
    path: 'policies/:slug',
    label: 'A policy',
    operation: 'catalogue.read',
    load: () => import('../policies/policy.tsx').then(({ Policy }) => Policy),
    inner: true,
  },
] as const
