import { useEffect, useState } from 'react'

const PAUSE_MS = 5_000

/**
 * Returns the newest of a list as text for screen readers, updated at most every five seconds; nothing about what was
 * there at first. `textOf` must be the same function every time.
 */
export const useAnnouncement = <Item extends { id: string }>(
  newest: Item | undefined,
  textOf: (item: Item) => string,
) => {
  const [said, setSaid] = useState({ id: newest?.id, text: '', at: 0 })
  useEffect(() => {
    if (!newest || newest.id === said.id) return
    const wait = Math.max(0, said.at + PAUSE_MS - performance.now())
    const timer = setTimeout(() => setSaid({ id: newest.id, text: textOf(newest), at: performance.now() }), wait)
    return () => clearTimeout(timer)
  }, [newest, said, textOf])
  return said.text
}
