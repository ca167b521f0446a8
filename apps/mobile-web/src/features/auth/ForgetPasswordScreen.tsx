import { API_STATUS } from '@org/api-client/contract'
import { pagePath } from '@org/domain'
import { useNavigate } from 'react-router'
import { api } from '../../api/base'
import { mobileApi } from '../../api/mobile'
import { useTranslation } from '../../i18n/use-translation'
import { PasswordField } from '../../parts/form/PasswordField'
import { useCredentialFault } from '../../parts/form/use-credential-fault'
import { useForm } from '../../parts/form/use-form'
import { SmsFields } from '../../parts/sms/SmsFields'
import { useSmsCode } from '../../parts/sms/use-sms-code'
import { toastShown } from '../../store/feedback'
import { loggedOut } from '../../store/session'
import { useAppDispatch, useAppSelector } from '../../store/store'
import { AuthPage } from './AuthPage'

const { useSendCodeMutation, useResetPwdMutation } = mobileApi

/** A new password for the owner of a bound mobile. */
const ForgetPasswordScreen = () => {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const isMember = useAppSelector(({ session }) => session.token !== '')
  const faultOf = useCredentialFault()
  const [sendCode] = useSendCodeMutation()
  const [resetPwd] = useResetPwdMutation()
  const sms = useSmsCode(sendCode)
  const { field, state } = useForm({
    initial: { smscode: '', pwd: '' },
    faults: ({ smscode, pwd }) => ({ smscode: sms.faultOf(smscode), pwd: faultOf(pwd) }),
    captcha: sms.form,
    send: ({ smscode, pwd }, solution) => resetPwd({ mobile: sms.mobile, smscode, pwd, ...solution }),
    fieldOf: { [API_STATUS.smsCodeWrong]: 'smscode' },
    onDone: () => {
      // The server has ended the sessions of the account; the credentials of a guest stay valid.
      if (isMember) {
        dispatch(loggedOut())
        dispatch(api.util.resetApiState())
      }
      const text = t(($) => $.passwordSet)
      dispatch(toastShown('success', text))
      void navigate(pagePath('login'), { replace: true })
    },
    warns: true,
  })
  return (
    <AuthPage title={t(($) => $.forgotten)} art="login" form={state} submit={t(($) => $.setPassword)}>
      <SmsFields sms={sms} code={field('smscode')} />
      <PasswordField isNew {...field('pwd')} label={t(($) => $.newPassword)} />
    </AuthPage>
  )
}

export default ForgetPasswordScreen
