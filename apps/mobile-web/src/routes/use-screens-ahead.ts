import { appPath } from '@org/domain'
import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { useLocation } from 'react-router'
import type { AppStore } from '../store/store'
import { afterFirstPage, firstPageSettled } from '../first-page'
import { quietTime } from '../quiet-time'
import { fetchScreen, fetchScreens } from './screen-code'

let quiet: Promise<void> | undefined

/**
 * Prefetches the code of pages that the user may open next: those linked on the page, including tabs, in a quiet time,
 * and any link's when it is touched.
 */
export const useScreensAhead = () => {
  const store = useStore() as AppStore
  const { pathname } = useLocation()
  useEffect(() => {
    let isGone = false
    quiet ??= firstPageSettled(store).then(quietTime)
    void quiet.then(() => {
      if (!isGone) void afterFirstPage(store, () => fetchScreens(linkedPaths()))
    })
    return () => {
      isGone = true
    }
  }, [store, pathname])
  useEffect(() => {
    addEventListener('pointerdown', fetchTouched, { passive: true })
    return () => removeEventListener('pointerdown', fetchTouched)
  }, [])
}

const linkedPaths = () => new Set([...document.links].filter(isOurs).map(({ pathname }) => appPath(pathname)))

const fetchTouched = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest('a') : null
  if (link && isOurs(link)) void fetchScreen(appPath(link.pathname))
}

const isOurs = (link: HTMLAnchorElement | HTMLAreaElement) => link.origin === location.origin
