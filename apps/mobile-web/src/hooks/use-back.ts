import { pageOf, pagePath, PAGES } from '@org/domain'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { leavePage } from './leave-guard'

/** Goes back within the app; after a deep link, without history, it opens the parent that the page's row names. */
export const useBack = () => {
  const navigate = useNavigate()
  const { key, pathname } = useLocation()
  return useCallback(() => {
    const page = pageOf(pathname)
    const back = page && PAGES[page.name].back
    leavePage(() => {
      if (key === 'default') void navigate(back ? pagePath(back) : '/', { replace: true })
      else void navigate(-1)
    })
  }, [key, pathname, navigate])
}
