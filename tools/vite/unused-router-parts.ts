import type { Plugin } from 'vite'

/**
 * Parts of React Router that no page of ours can reach, though the browser would fetch them: route discovery in steps
 * (`routeDiscovery` is `initial` in react-router.config.ts), instrumentation (entry.client.tsx passes none), and the last
 * error page of all, for a frame that cannot be drawn, which showed the inside of the program and now says a sentence.
 * Each is replaced by what it does when it is off; `none` are names that only the server's modules ask for. A release
 * with other names fails the build here.
 * Measured: 3.1 KB of 108 less script a page; without it the scripts of 30 of 55 routes are over budget.
 */
const OFF: [file: RegExp, code: string][] = [
  [
    /react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
    `export const isFogOfWarEnabled = () => false
     export const getPartialManifest = (manifest) => manifest
     export const getPatchRoutesOnNavigationFunction = () => undefined
     export const useFogOFWarDiscovery = () => undefined
     export { none as getManifestPath, none as getPathsWithAncestors, none as handleClientVersionMismatch }
     const none = undefined`,
  ],
  [
    /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
     export const getRouteInstrumentationUpdates = () => ({})
     export const instrumentClientSideRouter = (router) => router
     export { none as instrumentHandler, none as instrumentationResultMetaContext }
     const none = undefined`,
  ],
  [
    /react-router\/dist\/production\/lib\/dom\/ssr\/errorBoundaries\.js$/,
    `import { Component, createElement } from 'react'
     export class RemixErrorBoundary extends Component {
       constructor(props) {
         super(props)
         this.state = { error: props.error || null, location: props.location }
       }
       static getDerivedStateFromError(error) {
         return { error }
       }
       static getDerivedStateFromProps({ error, location }, state) {
         return state.location === location ? { error: error || state.error, location } : { error: error || null, location }
       }
       render() {
         return this.state.error ? createElement(RemixRootDefaultErrorBoundary, this.state) : this.props.children
       }
     }
     export function RemixRootDefaultErrorBoundary({ error }) {
       console.error(error)
       return createElement('html', { lang: 'en-IN' }, createElement('body', null,
         createElement('p', null, 'This page did not load. ', createElement('a', { href: '' }, 'Retry'))))
     }
     export const BoundaryShell = ({ children }) => children`,
  ],
]

/** Leaves those parts out of the browser's build; the server's is untouched. */
export function unusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: (id) => OFF.find(([file]) => file.test(id.replaceAll('\\', '/')))?.[1],
  }
}
