import { BACKURL_KEY, pagePath, safePath } from '@org/domain'
import { Button, EmptyState, Illustration, Spinner } from '@org/ui/basics'
import { useEffect, useRef } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router'
import { loginCodeApi } from '../../api/own-account'
import { useFailureText } from '../../hooks/use-failure-text'
import { useTranslation } from '../../i18n/use-translation'
import { Page } from '../../parts/page/Page'
import { deviceId } from '../../site/device-id'
import { attributionArrived } from '../../store/attribution'
import { rememberPlace } from '../../store/login-place'
import { useAppDispatch } from '../../store/store'
import { useFinishLogin } from './use-finish-login'

const { useLoginByCodeMutation } = loginCodeApi

/**
 * Logs in with the code that an app has put into the address, and goes on to the page that the address names. A code
 * works once, so it is not sent again.
 */
const AutoLoginScreen = () => {
  const { t } = useTranslation('auth')
  const { search } = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const loginHref = useHref(pagePath('login'))
  const textOf = useFailureText()
  const finish = useFinishLogin()
  const [logIn, { error }] = useLoginByCodeMutation()
  const isSent = useRef(false)
  const code = new URLSearchParams(search).get('login_code') ?? ''
  const place = safePath(new URLSearchParams(search).get(BACKURL_KEY))
  useEffect(() => {
    if (isSent.current || code.length < SHORTEST_CODE) return
    isSent.current = true
    if (place !== null) rememberPlace(place)
    void logIn({ login_code: code, device: deviceId() }).then(({ data }) => {
      if (data === undefined) return
      // The app need not be offered to who comes from it.
      dispatch(attributionArrived({ autoLogin: '1' }))
      finish(data)
    })
  }, [code, place, logIn, finish, dispatch])
  const failure = code.length < SHORTEST_CODE ? t(($) => $.auto.noCode) : error && textOf(error)
  return (
    <Page title={t(($) => $.auto.title)}>
      {failure === undefined ? (
        <EmptyState icon={<Spinner label={t(($) => $.auto.busy)} />} title={t(($) => $.auto.busy)} />
      ) : (
        <EmptyState
          icon={<Illustration kind="empty" />}
          title={t(($) => $.auto.failed)}
          hint={failure}
          action={
            <Button href={loginHref} onPress={() => void navigate(pagePath('login'), { replace: true })}>
              {t(($) => $.auto.toLogin)}
            </Button>
          }
        />
      )}
    </Page>
  )
}

const SHORTEST_CODE = 8

export default AutoLoginScreen
