import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

const subscribe = (onChange: () => void) => {
  const query = matchMedia(QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the user asks for less motion at this moment, for what a press starts. */
export const isMotionReduced = () => matchMedia(QUERY).matches

/** Whether the user asks for less motion. Needed only for what a style sheet cannot stop. */
export const useReducedMotion = () => useSyncExternalStore(subscribe, isMotionReduced, () => false)
