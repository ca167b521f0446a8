import { pagePath } from '@org/domain'
import { API_STATUS } from '@org/api-client/contract'
import { Button } from '@org/ui/basics'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useHref, useNavigate } from 'react-router'
import { userApi } from '../../api/user'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { useTellFailure } from '../../hooks/use-tell-failure'
import { AccountFields } from './AccountFields'
import { AuthPage } from './AuthPage'
import { CaptchaInput } from '../../parts/captcha/CaptchaInput'
import { deviceId } from '../../site/device-id'
import { useCaptcha } from '../../parts/captcha/use-captcha'
import { useFinishLogin } from './use-finish-login'

const { useLoginMutation } = userApi

/** Account and password; also a captcha once the server demands one. */
const LoginScreen = () => {
  const { t } = useTranslation('auth')
  const finishLogin = useFinishLogin()
  const tellFailure = useTellFailure()
  const navigate = useNavigate()
  const registerHref = useHref(pagePath('register'))
  const [account, setAccount] = useState('')
  const [pwd, setPwd] = useState('')
  const [captchaText, setCaptchaText] = useState('')
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const [tried, setTried] = useState(false)
  const captcha = useCaptcha('login', needsCaptcha)
  const [login] = useLoginMutation()

  const missing = (text: string) => (tried && text.trim() === '' ? { error: t(($) => $.required) } : {})
  const [submit, busy] = useOneAtATime(async () => {
    setTried(true)
    if (account.trim() === '' || pwd === '' || (needsCaptcha && captchaText.trim() === '')) return
    const solution = needsCaptcha ? await captcha.solve(captchaText) : {}
    if (solution === null) return
    const result = await login({ account: account.trim(), pwd, device: deviceId(), ...solution })
    if (result.data) return finishLogin(result.data)
    if (result.error) tellFailure(result.error)
    const status = result.error && 'status' in result.error ? result.error.status : 0
    if (status === API_STATUS.captchaRequired) setNeedsCaptcha(true)
    if (needsCaptcha) void captcha.refresh()
    setCaptchaText('')
  })

  return (
    <AuthPage title={t(($) => $.login)} art="login" onSubmit={submit}>
      <AccountFields
        account={{ value: account, onChange: setAccount, ...missing(account) }}
        password={{ value: pwd, onChange: setPwd, ...missing(pwd) }}
      />
      {needsCaptcha && (
        <CaptchaInput captcha={captcha} value={captchaText} onChange={setCaptchaText} {...missing(captchaText)} />
      )}
      <Button block size="large" type="submit" busy={busy}>
        {t(($) => $.login)}
      </Button>
      <Button tone="plain" href={registerHref} onPress={() => void navigate(pagePath('register'))}>
        {t(($) => $.toRegister)}
      </Button>
    </AuthPage>
  )
}

export default LoginScreen
