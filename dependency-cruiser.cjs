// The walls of ARCHITECTURE.md. `node tools/check-imports.ts` runs them; tests/tools/walls.test.ts plants a breach of each.

const tests = '[.]test[.]tsx?$'
const wiring = '^server/(?:(?:main|app)[.]ts$|wiring/)'
const plumbing = 'adapters|db|http|pages|jobs|metrics'
const rules = '^server/.+[/-]rules[.]ts$'
const loaders = '^demo/load/'
const privateToSlice = '^server/(?:.+[/-](?:store|routes)[.]ts$|[^/]+/store/)'

/** @type {import('dependency-cruiser').IFlattenedRuleSet['forbidden']} */
const forbidden = [
  {
    name: 'terms-import-nothing',
    comment: 'contract/terms goes into every bundle: no schema library, no framework, nothing of the machine.',
    severity: 'error',
    from: { path: '^contract/terms/', pathNot: tests },
    to: { pathNot: '^contract/terms/' },
  },
  {
    name: 'contract-imports-only-contract-and-zod',
    comment: 'What crosses the wire must be readable by anyone: the contract depends on nobody.',
    severity: 'error',
    from: { path: '^contract/', pathNot: [tests, '^contract/terms/'] },
    to: { pathNot: ['^contract/', '^node_modules/zod/'] },
  },
  {
    name: 'screens-see-only-the-contract',
    comment: 'A page gets everything through API v1; not even a type of the server.',
    severity: 'error',
    from: { path: '^(?:site|office)/', pathNot: tests },
    to: { path: '^(?:server|demo|tests|tools)/' },
  },
  {
    name: 'screens-are-strangers',
    comment: 'The office is its own bundle: nothing of it may reach a visitor.',
    severity: 'error',
    from: { path: '^(site|office)/' },
    to: { path: '^(?:site|office)/', pathNot: '^$1/' },
  },
  {
    name: 'server-sees-no-screen',
    comment: 'The server loads the built site; tests and tools stand outside of what runs.',
    severity: 'error',
    from: { path: ['^server/', loaders], pathNot: tests },
    to: { path: '^(?:site|office|tests|tools)/' },
  },
  {
    name: 'only-wiring-knows-the-demo',
    comment: 'The demo catalogue is one content among many; only the wiring may load it.',
    severity: 'error',
    from: { path: '^(?:contract|server|site|office)/', pathNot: [tests, wiring] },
    to: { path: '^demo/' },
  },
  {
    name: 'demo-imports-only-contract',
    comment:
      'The demo is data: it can be thrown away without anyone noticing but the wiring. Its loaders write it into the database.',
    severity: 'error',
    from: { path: '^demo/', pathNot: [tests, loaders] },
    to: { pathNot: ['^demo/', '^contract/', '^node_modules/d3-geo/'] },
  },
  {
    name: 'demo-knows-no-loader',
    comment: 'The facts and prose of the demo do not know how they get into the database.',
    severity: 'error',
    from: { path: '^demo/', pathNot: [tests, loaders] },
    to: { path: loaders },
  },
  {
    name: 'rules-are-pure',
    comment: 'Prices and refunds are decided without clock, chance, database or network.',
    severity: 'error',
    from: { path: rules },
    to: { pathNot: ['^contract/', rules] },
  },
  {
    name: 'booking-core-is-pure',
    comment:
      'What becomes of a booking is decided without clock, chance, database or network; of others it knows types alone.',
    severity: 'error',
    from: { path: '^server/bookings/core/', pathNot: tests },
    to: {
      pathNot: [
        '^contract/',
        '^server/bookings/core/',
        '^server/products/(?:cancellation-terms|line-facts|priced-line)[.]ts$',
        '^node_modules/zod/',
        'crypto',
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'stores-and-routes-are-private',
    comment: "A slice's SQL and HTTP are its own; others ask its use cases.",
    severity: 'error',
    from: { path: '^server/([^/]+)(?:/|[.]ts$)', pathNot: [tests, wiring] },
    to: { path: privateToSlice, pathNot: '^server/$1/' },
  },
  {
    name: 'plumbing-knows-no-slice',
    comment: 'Adapters, database, HTTP, page cache, job runner and figures serve every slice and know none.',
    severity: 'error',
    from: { path: `^server/(?:${plumbing})/`, pathNot: tests },
    to: { path: `^server/(?!(?:${plumbing})/)[^/]+/` },
  },
  {
    name: 'drivers-live-in-db',
    comment: 'Which database runs is known in one folder.',
    severity: 'error',
    from: { path: '^(?:contract|server|site|office|demo)/', pathNot: [tests, '^server/db/'] },
    to: { path: '^node_modules/(?:pg|pg-[^/]+|@electric-sql/[^/]+)/' },
  },
  {
    name: 'vendors-live-in-adapters',
    comment:
      'Who sends our mail is known in one folder; the plans of all telephone numbers are too heavy for a browser.',
    severity: 'error',
    from: { path: '^(?:contract|server|site|office|demo)/', pathNot: [tests, '^server/adapters/'] },
    to: { path: '^node_modules/(?:nodemailer|razorpay|libphonenumber-js|@aws-sdk/[^/]+|smtp-server)/' },
  },
  {
    name: 'pictures-are-made-in-media',
    comment: 'sharp is native code that reads what strangers send: one folder limits what it may open.',
    severity: 'error',
    from: { path: '^(?:contract|server|site|office|demo)/', pathNot: [tests, '^server/media/'] },
    to: { path: '^node_modules/sharp/' },
  },
  {
    name: 'features-are-strangers',
    comment: 'Routes compose features; a feature never reaches into another.',
    severity: 'error',
    from: { path: '^site/features/([^/]+)/' },
    to: { path: '^site/features/', pathNot: '^site/features/$1/' },
  },
  {
    name: 'ui-knows-no-feature-and-no-v1',
    comment: 'site/ui has no business words: plain data and callbacks only.',
    severity: 'error',
    from: { path: '^site/ui/', pathNot: tests },
    to: { path: ['^site/(?:features|routes)/', '^contract/v1/'] },
  },
  {
    name: 'ui-knows-no-shop',
    comment: 'site/ui is drawn by the shop and by every page, and knows neither.',
    severity: 'error',
    from: { path: '^site/ui/' },
    to: { path: '^site/(?:shop|page)/' },
  },
  {
    name: 'shop-knows-no-feature',
    comment: 'site/shop is what several features share; what belongs to one of them lives there.',
    severity: 'error',
    from: { path: '^site/shop/' },
    to: { path: '^site/features/' },
  },
  {
    name: 'nobody-imports-a-route',
    comment: 'A route module is an end: what two of them share lives in a feature.',
    severity: 'error',
    from: { pathNot: tests },
    to: { path: '^site/routes/' },
  },
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one file, or three.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment: 'A file that nobody imports and that imports nobody is dead. Prose of the demo may wait for its pages.',
    severity: 'error',
    from: { orphan: true, pathNot: [tests, '^site/routes/', '^demo/prose/', '[.]d[.]ts$', '^[^/]+$'] },
    to: {},
  },
]

module.exports = {
  forbidden,
  options: {
    doNotFollow: { path: '^node_modules' },
    exclude: { path: '^(?:build|[.]react-router|data)/' },
    moduleSystems: ['es6'],
    parser: 'swc',
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
