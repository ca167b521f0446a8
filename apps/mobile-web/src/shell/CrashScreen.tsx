import { Button, EmptyState } from '@org/ui/basics'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useTranslation } from '../i18n/use-translation'

/** Catches errors of a screen and offers a reload instead of a blank page. A change of `resetKey` clears the error. */
export const CrashScreen = ({ children, resetKey }: { children: ReactNode; resetKey?: string }) => (
  <ErrorBoundary FallbackComponent={Crashed} resetKeys={[resetKey]}>
    {children}
  </ErrorBoundary>
)

const Crashed = () => {
  const { t } = useTranslation()
  return (
    <main role="alert">
      <EmptyState
        icon={<TriangleAlert />}
        title={t(($) => $.error.crash)}
        hint={t(($) => $.error.crashHint)}
        action={
          <Button tone="soft" onPress={() => location.reload()}>
            {t(($) => $.error.reload)}
          </Button>
        }
      />
    </main>
  )
}
