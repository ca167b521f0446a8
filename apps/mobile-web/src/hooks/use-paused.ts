import { useEffect, useState } from 'react'

/** Typing has paused after so long without a change. */
export const PAUSE_MS = 300

/** What is typed, once typing pauses; an empty field at once. */
export const usePaused = (typed: string): string => {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  if (typed === '' && paused !== '') setPaused('')
  return typed === '' ? '' : paused
}
