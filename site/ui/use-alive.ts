import { useEffect, useState } from 'react'

/** True once the script can look into the browser's store. */
export function useAlive(): boolean {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return isAlive
}
