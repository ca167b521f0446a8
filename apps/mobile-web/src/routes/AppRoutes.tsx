import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { useBrand } from '../site/brand-context'
import { NotFoundScreen } from '../shell/NotFoundScreen'
import { ScreenSkeleton } from '../shell/ScreenSkeleton'
import { Guarded } from './Guarded'
import { routes } from './rows'
import { useScrollMemory } from './use-scroll-memory'
import { useTitle } from './use-title'

const screens = Object.entries(routes).map(([name, row]) => ({ name, path: row.path, Screen: lazy(row.screen) }))

export const AppRoutes = () => {
  const brand = useBrand()
  useTitle()
  useScrollMemory()
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Routes>
        <Route index element={<Navigate to={brand.indexPath} replace />} />
        {screens.map(({ name, path, Screen }) => (
          <Route
            key={name}
            path={path}
            element={
              <Guarded>
                <Screen />
              </Guarded>
            }
          />
        ))}
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  )
}
