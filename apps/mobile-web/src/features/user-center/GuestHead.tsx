import { Button, ProfileHead } from '@org/ui'
import { useTranslation } from 'react-i18next'
import { useHref, useNavigate } from 'react-router'
import { href } from '../../routes/href'
import { rememberPlace } from '../../store/login-place'

/** A guest's head: what an account gives, and the way to one. */
export const GuestHead = () => {
  const { t } = useTranslation('user')
  const navigate = useNavigate()
  const go = (name: 'login' | 'register') => {
    rememberPlace(href('userCenter'))
    void navigate(href(name))
  }
  const loginHref = useHref(href('login'))
  const registerHref = useHref(href('register'))
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
