import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { useBrand } from '../site/brand-context'
import { NotFoundScreen } from '../shell/NotFoundScreen'
import { ScreenSkeleton } from '../parts/ScreenSkeleton'
import { Guarded } from './Guarded'
import { RouteScreen } from './RouteScreen'
import { routes } from './rows'
import { useScrollMemory } from './use-scroll-memory'
import { useTitle } from './use-title'

export const AppRoutes = () => {
  const brand = useBrand()
  useTitle()
  useScrollMemory()
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Routes>
        <Route index element={<Navigate to={brand.indexPath} replace />} />
        {Object.values(routes).map(({ path, screen }) => (
          <Route
            key={path}
            path={path}
            element={
              <Guarded>
                <RouteScreen key={path} load={screen} />
              </Guarded>
            }
          />
        ))}
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  )
}
