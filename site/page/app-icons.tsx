/** What a phone keeps of the site: its icons (Apple's finds its own at the root) and the colour round a page, that of the header. */
export function AppIcons() {
  return (
    <>
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#06313A" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#04161B" />
    </>
  )
}
