import { appPath } from '@org/domain'
import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { useLocation } from 'react-router'
import type { AppStore } from '../store/store'
import { firstPageSettled } from '../first-page'
import { fetchScreen, fetchScreens } from './screen-code'

/**
 * Fetches the code of the pages that a fan may open next: those that the links on the page lead to, tabs among them, once it has settled, and of
 * every other link when it is touched.
 */
export const useScreensAhead = () => {
  const store = useStore() as AppStore
  const { pathname } = useLocation()
  useEffect(() => {
    void firstPageSettled(store).then(() => fetchScreens(linkedPaths()))
  }, [store, pathname])
  useEffect(() => {
    addEventListener('pointerdown', fetchTouched, { passive: true })
    return () => removeEventListener('pointerdown', fetchTouched)
  }, [])
}

const linkedPaths = () => new Set([...document.links].filter(isOurs).map(({ pathname }) => appPath(pathname)))

const fetchTouched = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest('a') : null
  if (link && isOurs(link)) fetchScreen(appPath(link.pathname))
}

const isOurs = (link: HTMLAnchorElement | HTMLAreaElement) => link.origin === location.origin
