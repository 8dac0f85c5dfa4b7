import type { Config } from '@react-router/dev/config'
import { leanManifest } from './tools/vite/lean-manifest.ts'

export default {
  appDirectory: 'site',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: () => leanManifest('build/client'),
} satisfies Config
