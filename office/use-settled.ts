import { useEffect, useState } from 'react'

/** What a preview asks for is settled once nobody has typed for so long (ours). */
const QUIET_MS = 300

/** A value that has not changed for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), QUIET_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
