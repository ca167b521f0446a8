import { API_STATUS, type Endpoints, type RequestOf } from '@org/api-client/contract'
import { pagePath, registerCall } from '@org/domain'
import { Button } from '@org/ui/basics'
import { useState } from 'react'
import { useHref, useNavigate, useSearchParams } from 'react-router'
import { userApi } from '../../api/user'
import { useConfig } from '../../hooks/use-config'
import { useTranslation } from '../../i18n/use-translation'
import { CaptchaInput } from '../../parts/captcha/CaptchaInput'
import { useFormCaptcha } from '../../parts/captcha/use-form-captcha'
import { PasswordField } from '../../parts/form/PasswordField'
import { useCredentialFault } from '../../parts/form/use-credential-fault'
import { useForm } from '../../parts/form/use-form'
import { deviceId } from '../../site/device-id'
import { inviteCodeOf } from '../../store/invite-code'
import { AccountField } from './AccountField'
import { AuthPage } from './AuthPage'
import { InviteField } from './InviteField'
import { TermsBox } from './TermsBox'
import { useFinishLogin } from './use-finish-login'

const { useRegistMutation, useRegistNewMutation } = userApi

/** A new account: name, password, the invite code of a friend, captcha, and the terms. */
const RegisterScreen = () => {
  const { t } = useTranslation('auth')
  const { t: forms } = useTranslation('form')
  const navigate = useNavigate()
  const loginHref = useHref(pagePath('login'))
  const mobilePath = `${pagePath('login')}?tab=mobile`
  const mobileHref = useHref(mobilePath)
  const { config } = useConfig()
  const [query] = useSearchParams()
  const [invited] = useState(() => inviteCodeOf(query))
  const faultOf = useCredentialFault()
  const register = useRegister(registerCall(config.switches))
  const { field, box, captcha, state } = useForm({
    initial: { account: '', pwd: '', invite: invited, agreed: false },
    faults: ({ account, pwd, agreed }) => ({
      account: faultOf(account),
      pwd: faultOf(pwd),
      agreed: agreed ? null : t(($) => $.agreeFirst),
    }),
    captcha: useFormCaptcha('register'),
    send: ({ account, pwd, invite }, solution) =>
      register({ account, pwd, invite_code: invite.trim(), device: deviceId(), ...solution }),
    fieldOf: { [API_STATUS.accountTaken]: 'account', [API_STATUS.notFound]: 'invite' },
    onDone: useFinishLogin(),
    warns: true,
  })
  return (
    <AuthPage
      title={t(($) => $.register)}
      art="register"
      form={state}
      submit={t(($) => $.register)}
      below={
        <>
          <Button block tone="plain" href={mobileHref} onPress={() => void navigate(mobilePath)}>
            {t(($) => $.toMobile)}
          </Button>
          <Button block tone="plain" href={loginHref} onPress={() => void navigate(pagePath('login'))}>
            {t(($) => $.toLogin)}
          </Button>
        </>
      }
    >
      <AccountField {...field('account')} hint={forms(($) => $.credentialHint)} />
      <PasswordField isNew {...field('pwd')} label={t(($) => $.password)} />
      <InviteField {...field('invite')} />
      {captcha && <CaptchaInput {...captcha} />}
      <TermsBox {...box('agreed')} />
    </AuthPage>
  )
}

/** The site has one of the two calls: the other is made if it has changed its switch, or the config is not there yet. */
const useRegister = (known: 'regist' | 'registNew') => {
  const calls = { regist: useRegistMutation(), registNew: useRegistNewMutation() }
  const [first] = calls[known]
  const [other] = calls[known === 'regist' ? 'registNew' : 'regist']
  return async (form: RequestOf<Endpoints['regist']>) => {
    const reply = await first(form)
    const isClosed = reply.error && 'status' in reply.error && reply.error.status === API_STATUS.notAllowed
    return isClosed ? other(form) : reply
  }
}

export default RegisterScreen
