import './not-found-note.css'

export const NOT_FOUND_TITLE = 'We could not find that page'

/** Above the home page, where an address leads nowhere. */
export function NotFoundNote() {
  return (
    <div className="wrap not-found-note" role="status">
      <p>
        <b>{NOT_FOUND_TITLE}</b> The address may be mistyped, or the page may have moved. Here is where everything
        starts.
      </p>
    </div>
  )
}
