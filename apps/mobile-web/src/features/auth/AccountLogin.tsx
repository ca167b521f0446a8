import { API_STATUS } from '@org/api-client/contract'
import { pagePath } from '@org/domain'
import { Button } from '@org/ui/basics'
import type { ReactNode } from 'react'
import { useHref, useNavigate } from 'react-router'
import { userApi } from '../../api/user'
import { useTranslation } from '../../i18n/use-translation'
import { CaptchaInput } from '../../parts/captcha/CaptchaInput'
import { useDemandedCaptcha } from '../../parts/captcha/use-form-captcha'
import { PasswordField } from '../../parts/form/PasswordField'
import { useForm } from '../../parts/form/use-form'
import { deviceId } from '../../site/device-id'
import { AccountField } from './AccountField'
import { AuthPage } from './AuthPage'
import { useFinishLogin } from './use-finish-login'

const { useLoginMutation } = userApi

/** Account and password; also a captcha once the server demands one. */
export const AccountLogin = ({ tabs }: { tabs: ReactNode }) => {
  const { t } = useTranslation('auth')
  const { t: forms } = useTranslation('form')
  const navigate = useNavigate()
  const registerHref = useHref(pagePath('register'))
  const forgetHref = useHref(pagePath('forgetPassword'))
  const [login] = useLoginMutation()
  const required = (text: string) => (text.trim() === '' ? forms(($) => $.required) : null)
  const { field, captcha, state } = useForm({
    initial: { account: '', pwd: '' },
    faults: ({ account, pwd }) => ({ account: required(account), pwd: required(pwd) }),
    captcha: useDemandedCaptcha('login'),
    send: ({ account, pwd }, solution) => login({ account: account.trim(), pwd, device: deviceId(), ...solution }),
    fieldOf: { [API_STATUS.credentialsWrong]: 'pwd' },
    onDone: useFinishLogin(),
  })
  return (
    <AuthPage
      title={t(($) => $.login)}
      art="login"
      tabs={tabs}
      form={state}
      submit={t(($) => $.login)}
      below={
        <>
          <Button block tone="plain" href={registerHref} onPress={() => void navigate(pagePath('register'))}>
            {t(($) => $.toRegister)}
          </Button>
          <Button block tone="plain" href={forgetHref} onPress={() => void navigate(pagePath('forgetPassword'))}>
            {t(($) => $.forgotten)}
          </Button>
        </>
      }
    >
      <AccountField {...field('account')} hint={t(($) => $.accountOrMobile)} />
      <PasswordField {...field('pwd')} label={t(($) => $.password)} />
      {captcha && <CaptchaInput {...captcha} />}
    </AuthPage>
  )
}
