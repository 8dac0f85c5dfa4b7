import './logo.css'

/** A padauk leaf that is also a sail, on its boat; takes the colour of the words round it. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" aria-hidden="true">
      <path className="logo-leaf" d="M19 1.5C27.5 8.5 27.5 18.5 17.4 24V27H15.8Q14.8 12 19 1.5Z" />
      <path className="logo-shade" d="M16.2 4.8Q13.2 14 14.5 23.5C4.3 19 4.8 10.7 16.2 4.8Z" />
      <path className="logo-hull" d="M1.5 22.5Q9 27 16 26.5 24 26 30.5 21 28.5 30.8 21 30.8H11Q3.5 30.8 1.5 22.5Z" />
    </svg>
  )
}
