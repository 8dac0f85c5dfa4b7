/** Beside the fields of a form that asks who somebody is: the words of contract/terms/privacy-notice.ts. */
export function PrivacyNote() {
  return (
    <p className="soft small">
      Only for your request and trip. <a href="/privacy-policy">Privacy</a>
    </p>
  )
}
