import { useEffect, useRef, useState } from 'react'
import { guardPage } from '../../hooks/leave-guard'

export interface LeaveWarning {
  asks: boolean
  stay: () => void
  leave: () => void
}

/**
 * Asks before the user leaves unsaved input: by a link or a back button of the app, by the browser's back button where
 * the browser has the Navigation API, and, in the browser's words, by closing or reloading. `release` ends that.
 */
export const useLeaveWarning = (unsaved: boolean): LeaveWarning & { release: () => void } => {
  const [next, setNext] = useState<(() => void) | null>(null)
  const released = useRef(false)
  useEffect(() => {
    if (!unsaved) return
    const ask = (go: () => void) => (released.current ? go() : setNext(() => go))
    const onClick = (event: MouseEvent) => {
      const link = released.current ? null : leavingLink(event)
      if (link === null) return
      event.preventDefault()
      event.stopPropagation()
      ask(() => link.click())
    }
    const onNavigate = (event: NavigateEvent) => {
      const { key } = event.destination
      if (released.current || event.navigationType !== 'traverse' || !event.cancelable) return
      event.preventDefault()
      ask(() => void navigation.traverseTo(key))
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault()
    }
    const unguard = guardPage(ask)
    // Before the handlers of the app.
    addEventListener('click', onClick, { capture: true })
    addEventListener('beforeunload', onUnload)
    if ('navigation' in window) navigation.addEventListener('navigate', onNavigate)
    return () => {
      unguard()
      removeEventListener('click', onClick, { capture: true })
      removeEventListener('beforeunload', onUnload)
      if ('navigation' in window) navigation.removeEventListener('navigate', onNavigate)
    }
  }, [unsaved])
  const release = () => {
    released.current = true
  }
  return {
    asks: next !== null,
    stay: () => setNext(null),
    leave: () => {
      release()
      setNext(null)
      next?.()
    },
    release,
  }
}

/** The link that a press opens in this tab; null if there is none. */
const leavingLink = ({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || button !== 0 || ctrlKey || metaKey || shiftKey) return null
  return link.target === '_blank' ? null : link
}
