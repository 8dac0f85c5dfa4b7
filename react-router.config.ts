import type { Config } from '@react-router/dev/config'
import { writeCachedPages } from './tools/vite/cached-pages.ts'
import { leanManifest } from './tools/vite/lean-manifest.ts'

export default {
  appDirectory: 'site',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: async () => {
    leanManifest('build/client')
    await writeCachedPages('build/server')
  },
} satisfies Config
