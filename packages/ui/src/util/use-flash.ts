import { useState } from 'react'

type Value = string | number | null

/**
 * How a value has changed since the component was mounted. `key` counts the changes: as a React key it restarts a CSS
 * animation at every change, without timers. A first value, as the zeros of a kick-off, is no change, and a number that
 * falls was corrected.
 */
export const useFlash = (value: Value) => {
  const [seen, setSeen] = useState<{ value: Value; key: number; look: true | 'corrected' | undefined }>({
    value,
    key: 0,
    look: undefined,
  })
  if (seen.value !== value) {
    const isFirst = seen.value === null
    const hasFallen = value === null || Number(value) < Number(seen.value)
    setSeen({
      value,
      key: seen.key + (isFirst ? 0 : 1),
      look: isFirst ? seen.look : hasFallen ? 'corrected' : true,
    })
  }
  return { key: seen.key, look: seen.look }
}
