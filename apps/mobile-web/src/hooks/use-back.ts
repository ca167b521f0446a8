import { pageOf, pagePath, PAGES } from '@org/domain'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { leavePage } from './leave-guard'
import { useIsFirstPage } from './use-is-first-page'

/** Goes back within the app; after a deep link, without history, it opens the parent that the page's row names. */
export const useBack = () => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isFirst = useIsFirstPage()
  return useCallback(() => {
    const page = pageOf(pathname)
    const back = page && PAGES[page.name].back
    leavePage(() => {
      if (isFirst) void navigate(back ? pagePath(back) : '/', { replace: true })
      else void navigate(-1)
    })
  }, [isFirst, pathname, navigate])
}
