import { pageOf } from '@org/domain'
import { Suspense, useMemo } from 'react'
import { Navigate, useLocation } from 'react-router'
import { ScreenSkeleton } from '../parts/ScreenSkeleton'
import { NotFoundScreen } from '../shell/NotFoundScreen'
import { useBrand } from '../site/brand-context'
import { Guarded } from './Guarded'
import { RouteScreen } from './RouteScreen'
import { SCREENS } from './screens'
import { useScrollMemory } from './use-scroll-memory'
import { useScreensAhead } from './use-screens-ahead'
import { useTitle } from './use-title'

/** The screen for the URL. Its guard, title and frame come from the same row. */
export const AppRoutes = () => {
  const { pathname, search } = useLocation()
  const { indexPath } = useBrand()
  const page = useMemo(() => pageOf(pathname), [pathname])
  useTitle()
  useScrollMemory()
  useScreensAhead()
  if (pathname === '/') return <Navigate to={indexPath} replace />
  const screen = page && SCREENS[page.name]
  if (!screen) return <NotFoundScreen />
  if (page.canonical !== null) return <Navigate to={page.canonical + search} replace />
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Guarded>
        <RouteScreen key={page.name} screen={screen} />
      </Guarded>
    </Suspense>
  )
}
