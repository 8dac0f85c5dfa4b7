import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  build: {
    manifest: true,
    // The page policy allows files under /assets/ only, so nothing is folded into a data address.
    assetsInlineLimit: 0,
    // Browsers that know light-dark() and nesting: the theme stays one set of colours, not two.
    target: 'es2022',
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
  },
  plugins: [reactRouter()],
})
