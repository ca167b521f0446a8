import { API_STATUS } from '@org/api-client/contract'
import { mobileApi } from '../../api/mobile'
import { userApi } from '../../api/user'
import { useTranslation } from '../../i18n/use-translation'
import { PasswordField } from '../../parts/form/PasswordField'
import { useCredentialFault } from '../../parts/form/use-credential-fault'
import { useForm } from '../../parts/form/use-form'
import { SmsFields } from '../../parts/sms/SmsFields'
import { useSmsCode } from '../../parts/sms/use-sms-code'
import { deviceId } from '../../site/device-id'
import { AuthPage } from './AuthPage'
import { useFinishLogin } from './use-finish-login'

const { useSendCodeMutation } = mobileApi
const { useChangePwdMutation } = userApi

/** A new password for the owner of a bound mobile, who is logged in with it. */
const ForgetPasswordScreen = () => {
  const { t } = useTranslation('auth')
  const faultOf = useCredentialFault()
  const [sendCode] = useSendCodeMutation()
  const [changePwd] = useChangePwdMutation()
  const sms = useSmsCode(sendCode)
  const { field, state } = useForm({
    initial: { smscode: '', pwd: '' },
    faults: ({ smscode, pwd }) => ({ smscode: sms.faultOf(smscode), pwd: faultOf(pwd) }),
    captcha: sms.form,
    send: ({ smscode, pwd }, solution) =>
      changePwd({ account: sms.mobile, smscode, pwd, device: deviceId(), ...solution }),
    fieldOf: { [API_STATUS.smsCodeWrong]: 'smscode' },
    onDone: useFinishLogin(),
    warns: true,
  })
  return (
    <AuthPage title={t(($) => $.forgotten)} art="register" form={state} submit={t(($) => $.setPassword)}>
      <SmsFields sms={sms} code={field('smscode')} />
      <PasswordField isNew {...field('pwd')} label={t(($) => $.newPassword)} />
    </AuthPage>
  )
}

export default ForgetPasswordScreen
