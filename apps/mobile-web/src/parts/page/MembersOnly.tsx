import { pagePath } from '@org/domain'
import { Button, EmptyState, Illustration } from '@org/ui/basics'
import type { ReactNode } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation'
import { rememberPlace } from '../../store/login-place'
import { useAppSelector } from '../../store/store'

/** Content for members; others find the way to the login there, and come back after it. */
export const MembersOnly = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const href = useHref(pagePath('login'))
  const loggedIn = useAppSelector((state) => state.session.token !== '')
  if (loggedIn) return children
  const toLogin = () => {
    rememberPlace(pathname + search)
    void navigate(pagePath('login'))
  }
  return (
    <EmptyState
      icon={<Illustration kind="empty" />}
      title={t(($) => $.loginPrompt.title)}
      hint={t(($) => $.loginPrompt.message)}
      action={
        <Button href={href} onPress={toLogin}>
          {t(($) => $.toLogin)}
        </Button>
      }
    />
  )
}
