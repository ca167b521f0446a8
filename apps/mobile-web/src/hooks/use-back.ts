import { pageOf, pagePath, PAGES } from '@org/domain'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Goes back within the app; from a deep link, where there is nothing to go back to, it goes where the page's row says. */
export const useBack = () => {
  const navigate = useNavigate()
  const { key, pathname } = useLocation()
  return useCallback(() => {
    if (key !== 'default') return void navigate(-1)
    const page = pageOf(pathname)
    const back = page && PAGES[page.name].back
    void navigate(back ? pagePath(back) : '/', { replace: true })
  }, [key, pathname, navigate])
}
