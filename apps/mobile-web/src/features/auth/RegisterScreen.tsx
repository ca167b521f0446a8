import { credentialFault, registerCall, pagePath } from '@org/domain'
import { Button, Checkbox } from '@org/ui/basics'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { Link, useHref, useNavigate } from 'react-router'
import { userApi } from '../../api/user'
import { useConfig } from '../../hooks/use-config'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { useTellFailure } from '../../hooks/use-tell-failure'
import { AccountFields } from './AccountFields'
import { AuthPage } from './AuthPage'
import styles from './AuthPage.module.css'
import { CaptchaInput } from '../../parts/captcha/CaptchaInput'
import { FAULT_KEYS } from '../../parts/credential-text'
import { deviceId } from '../../site/device-id'
import { useCaptcha } from '../../parts/captcha/use-captcha'
import { useFinishLogin } from './use-finish-login'

const { useRegistMutation, useRegistNewMutation } = userApi

/** A new account: name, password, captcha, and the terms. */
const RegisterScreen = () => {
  const { t } = useTranslation('auth')
  const finishLogin = useFinishLogin()
  const tellFailure = useTellFailure()
  const navigate = useNavigate()
  const loginHref = useHref(pagePath('login'))
  const { config } = useConfig()
  const [account, setAccount] = useState('')
  const [pwd, setPwd] = useState('')
  const [captchaText, setCaptchaText] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [tried, setTried] = useState(false)
  const captcha = useCaptcha('register')
  const calls = { regist: useRegistMutation(), registNew: useRegistNewMutation() }
  const [register] = calls[registerCall(config.switches)]

  const fault = (text: string) => {
    const found = tried ? credentialFault(text) : null
    return found === null ? {} : { error: t(($) => $.faults[FAULT_KEYS[found]]) }
  }
  const [submit, busy] = useOneAtATime(async () => {
    setTried(true)
    if (!agreed || captchaText.trim() === '' || credentialFault(account) || credentialFault(pwd)) return
    const solution = await captcha.solve(captchaText)
    if (solution === null) return
    const result = await register({ account, pwd, device: deviceId(), ...solution })
    if (result.data) return finishLogin(result.data)
    if (result.error) tellFailure(result.error)
    void captcha.refresh()
    setCaptchaText('')
  })

  return (
    <AuthPage title={t(($) => $.register)} art="register" onSubmit={submit}>
      <AccountFields
        isNew
        account={{ value: account, onChange: setAccount, ...fault(account) }}
        password={{ value: pwd, onChange: setPwd, ...fault(pwd) }}
      />
      <CaptchaInput
        captcha={captcha}
        value={captchaText}
        onChange={setCaptchaText}
        {...(tried && captchaText.trim() === '' ? { error: t(($) => $.required) } : {})}
      />
      <Checkbox
        checked={agreed}
        onChange={setAgreed}
        label={
          <>
            {t(($) => $.agree)}{' '}
            <Link to={pagePath('privacy')} target="_blank" className={styles.terms}>
              {t(($) => $.terms)}
            </Link>
          </>
        }
        {...(tried && !agreed ? { error: t(($) => $.agreeFirst) } : {})}
      />
      <Button block size="large" type="submit" busy={busy}>
        {t(($) => $.register)}
      </Button>
      <Button tone="plain" href={loginHref} onPress={() => void navigate(pagePath('login'))}>
        {t(($) => $.toLogin)}
      </Button>
    </AuthPage>
  )
}

export default RegisterScreen
