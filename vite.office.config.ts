import { join } from 'node:path'
import { defineConfig } from 'vite'
import { breakpoints } from './tools/vite/breakpoints.ts'
import { leanEndpoints } from './tools/vite/lean-endpoints.ts'
import { officePages } from './tools/vite/office-pages.ts'

const ROOT = import.meta.dirname
/** Where `npm run dev` answers: the office's own development server hands calls on to it. */
const PORT = 3000
/** What every screen of the office needs, in files of their own: they stay in the browser's store when a screen changes. */
const FRAMEWORK = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/
const CORE =
  /node_modules[\\/](?:ra-core|@tanstack|react-hook-form|react-router|lodash|date-fns|query-string|eventemitter3|react-error-boundary|react-is|inflection|jsonexport|decode-uri-component|split-on-first|filter-obj)[\\/]/
/** What the sign-in is drawn with, and the schemas of its calls: it comes without the kit and the core, so without button-link, which is of the router. */
const DOOR =
  /node_modules[\\/]zod[\\/]|office[\\/](?:entry|call|theme|styles|passkey[\\/]can-use-passkeys|ui[\\/](?:icon|button|field|text-boxes|waiting|refused)[.])/
/** Drawings of figures, which only the screens of money and numbers have. */
const CHARTS = /office[\\/]ui[\\/](?:chart|bars|axis|heat-table|figures)[.]/
/**
 * The kit of parts and the frame, but for what only some screens draw, with Today, which is the first screen: a browser fetches six files at
 * a time, and each further round takes a slow phone half a second.
 */
const KIT =
  /office[\\/](?:ui[\\/](?!rich-text|day-|sortable|chart|bars|axis|heat-table|figures|picture-list|file-drop|changes|changed-meanwhile)|layout[\\/]|screens[\\/]today[\\/]|app\.|data-provider|auth-provider|use-office)/

/** What records of all sections share. */
const SHARED =
  /contract[\\/]|office[\\/](?:ui[\\/](?!rich-text)|screens[\\/](?:record|photographs[\\/](?:picture-chooser|use-media|send-photo|use-uploads))|use-)/
/** A file each: together they squeeze better than screen by screen. */
const SECTIONS = ['ferries', 'cars', 'hotels', 'bookings', 'packages']

/** The office: a bundle of its own under /assets/office/, apart from the visitors' site. */
export default defineConfig(({ command }) => ({
  root: join(ROOT, 'office'),
  // The page policy allows scripts and styles under /assets/ only; development has no such policy.
  base: command === 'build' ? '/assets/office/' : '/office/',
  publicDir: false,
  // ra-core asks for both names of the router: one copy is bundled.
  resolve: { alias: { 'react-router-dom': 'react-router' }, dedupe: ['react', 'react-dom', 'react-router'] },
  plugins: [
    breakpoints(join(ROOT, 'site/styles'), join(ROOT, 'office/styles')),
    leanEndpoints(),
    officePages(join(ROOT, 'build/office')),
  ],
  server: { proxy: { '/api': `http://localhost:${PORT}` } },
  build: {
    outDir: join(ROOT, 'build/client/assets/office'),
    emptyOutDir: true,
    assetsDir: '',
    assetsInlineLimit: 0,
    manifest: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      // Libraries say for which half of a server-drawn page they are; here there is one half.
      onLog: (level, log, next) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : next(level, log)),
      output: {
        // zod tries whether it may make code of texts; the page policy forbids it, and each try would be reported.
        banner: ({ name }) => (name === 'door' ? 'globalThis.__zod_globalConfig={jitless:true};' : ''),
        codeSplitting: {
          groups: [
            { name: 'framework', test: FRAMEWORK },
            { name: 'core', test: CORE },
            { name: 'door', test: DOOR },
            { name: 'charts', test: CHARTS },
            { name: 'kit', test: KIT },
            { name: 'shared', test: SHARED },
            ...SECTIONS.map((name) => ({ name, test: new RegExp(`office[\\/]screens[\\/]${name}[\\/]`) })),
          ],
        },
      },
    },
  },
}))
