import { pageOf, type PageMatch } from '@org/domain'
import { Suspense, use, useMemo, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { ScreenSkeleton } from '../parts/ScreenSkeleton'
import { NotFoundScreen } from '../shell/NotFoundScreen'
import { useBrand } from '../site/brand-context'
import { Guarded } from './Guarded'
import { RouteScreen } from './RouteScreen'
import type { Screen } from './screen'
import { screenNamed } from './screen-code'
import { knownScreen } from './screens'
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
  if (!page) return <NotFoundScreen />
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <PageScreen key={page.name} page={page} search={search} />
    </Suspense>
  )
}

interface PageProps {
  page: PageMatch
  search: string
}

/** The screen of a page, without a wait if the table of its area is loaded. */
const PageScreen = ({ page, search }: PageProps) => {
  const [known] = useState(() => knownScreen(page.name))
  return known === undefined ? (
    <NamedScreen page={page} search={search} />
  ) : (
    <OpenScreen page={page} search={search} screen={known} />
  )
}

const NamedScreen = ({ page, search }: PageProps) => (
  <OpenScreen page={page} search={search} screen={use(screenNamed(page.name))} />
)

const OpenScreen = ({ page: { canonical }, search, screen }: PageProps & { screen: Screen | null }) => {
  if (screen === null) return <NotFoundScreen />
  if (canonical !== null) return <Navigate to={canonical + search} replace />
  return (
    <Guarded>
      <RouteScreen screen={screen} />
    </Guarded>
  )
}
