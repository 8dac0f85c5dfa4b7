import './logo.css'

/** A padauk leaf that is also a sail, on its boat; takes the colour of the words round it. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" aria-hidden="true">
      <path className="logo-leaf" d="M17.5 2C23.6 7.200 26.200 14.600 23 23.500H17.500Z" />
      <path className="logo-shade" d="M15.500 4.500V23.500H5.500C6.300 15.500 9.600 9 15.500 4.500Z" />
      <path
        className="logo-hull"
        d="M2.500 26H29.500C27.800 29 25.200 30.500 22 30.500H10C6.800 30.500 4.200 29 2.500 26Z"
      />
    </svg>
  )
}
