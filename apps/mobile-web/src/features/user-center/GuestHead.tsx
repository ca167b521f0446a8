import { pagePath } from '@org/domain'
import { ProfileHead } from '@org/ui/account'
import { Button } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'
import { useHref, useNavigate } from 'react-router'
import { rememberPlace } from '../../store/login-place'

/** A guest's head: the benefits of an account, and a link to the login. */
export const GuestHead = () => {
  const { t } = useTranslation('user')
  const navigate = useNavigate()
  const go = (name: 'login' | 'register') => {
    rememberPlace(pagePath('userCenter'))
    void navigate(pagePath(name))
  }
  const loginHref = useHref(pagePath('login'))
  const registerHref = useHref(pagePath('register'))
  return (
    <ProfileHead
      name={t(($) => $.guest)}
      signature={t(($) => $.guestHint)}
      actions={
        <>
          <Button href={loginHref} onPress={() => go('login')}>
            {t(($) => $.login)}
          </Button>
          <Button tone="soft" href={registerHref} onPress={() => go('register')}>
            {t(($) => $.register)}
          </Button>
        </>
      }
    />
  )
}
