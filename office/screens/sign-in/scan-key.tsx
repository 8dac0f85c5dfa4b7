import type { fetchFactor } from '#contract/office/account.ts'
import type { Answer } from '../../call.ts'
import { IconButton } from '../../ui/button.tsx'
import './scan-key.css'

/** The key of a new authenticator: to scan, to open on the same phone, to type. */
export function ScanKey({ uri, secret, qrSvg }: Answer<typeof fetchFactor>) {
  return (
    <div className="scan-key">
      <ol>
        <li>Open an authenticator app, such as Google Authenticator, Microsoft Authenticator or Aegis.</li>
        <li>Choose "add an account" and scan this picture.</li>
      </ol>
      <img alt="The key, to scan with the app" src={pictureOf(qrSvg)} />
      <details>
        <summary>On the same phone, or it cannot scan?</summary>
        <p>
          <a href={uri}>Open it in your authenticator</a>, or type this key there:
        </p>
        <div>
          <code>{secret}</code>
          <IconButton icon="copy" label="Copy the key" onClick={() => void navigator.clipboard.writeText(secret)} />
        </div>
      </details>
    </div>
  )
}

/** As a picture rather than as markup: nothing that it holds can run. */
function pictureOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
