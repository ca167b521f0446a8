import { API_STATUS, type Endpoints, type ReplyOf } from '@org/api-client/contract'
import { userApi } from '../../api/user'
import { viewerApi } from '../../api/viewer'
import { useTranslation } from '../../i18n/use-translation'
import { useAppChat } from '../../im/app-chat-context'
import { CaptchaInput } from '../../parts/captcha/CaptchaInput'
import { useDemandedCaptcha } from '../../parts/captcha/use-form-captcha'
import { Form } from '../../parts/form/Form'
import { NoPassword } from '../../parts/form/NoPassword'
import { PasswordField } from '../../parts/form/PasswordField'
import { useCredentialFault } from '../../parts/form/use-credential-fault'
import { useForm } from '../../parts/form/use-form'
import { deviceId } from '../../site/device-id'
import { toastShown } from '../../store/feedback'
import { loggedIn } from '../../store/session'
import { useAppDispatch } from '../../store/store'

const { useChangePwdMutation } = userApi
const { useGetUserInfoQuery } = viewerApi

interface PasswordFormProps {
  onDone: () => void
}

/** Changes the password, given the current one; also asks for a captcha once the server demands one. */
export const PasswordForm = (props: PasswordFormProps) => {
  const { data: user } = useGetUserInfoQuery({})
  return user?.has_password === 0 ? <NoPassword /> : <Change {...props} />
}

const Change = ({ onDone }: PasswordFormProps) => {
  const { t } = useTranslation('user')
  const { t: forms } = useTranslation('form')
  const { t: common } = useTranslation()
  const [changePwd] = useChangePwdMutation()
  const faultOf = useCredentialFault()
  const goOn = useFreshSession()
  const { field, captcha, state } = useForm({
    initial: { old: '', pwd: '' },
    faults: ({ old, pwd }) => ({
      old: old === '' ? forms(($) => $.required) : null,
      pwd: faultOf(pwd) ?? (pwd === old ? t(($) => $.settings.samePassword) : null),
    }),
    captcha: useDemandedCaptcha('login'),
    send: ({ old, pwd }, solution) => changePwd({ old_pwd: old, pwd, device: deviceId(), ...solution }),
    fieldOf: { [API_STATUS.credentialsWrong]: 'old' },
    onDone: (user) => {
      goOn(user)
      onDone()
    },
    warns: true,
  })
  return (
    <Form form={state} submit={common(($) => $.confirm)} label={t(($) => $.settings.changePassword)}>
      <PasswordField {...field('old')} label={t(($) => $.settings.oldPassword)} />
      <PasswordField isNew {...field('pwd')} label={t(($) => $.settings.newPassword)} />
      {captcha && <CaptchaInput {...captcha} />}
    </Form>
  )
}

/** Continues with the new session that replaces all others, also in the chat. */
const useFreshSession = () => {
  const { t } = useTranslation('user')
  const dispatch = useAppDispatch()
  const chat = useAppChat()
  return (user: ReplyOf<Endpoints['changePwd']>) => {
    // Logs the chat out before the server ends its session, and logs it in with the new token.
    void chat?.logout()
    dispatch(loggedIn({ uid: user.uid, token: user.token }))
    void dispatch(viewerApi.util.upsertQueryData('getUserInfo', {}, user))
    const text = t(($) => $.settings.passwordChanged)
    dispatch(toastShown('success', text))
  }
}
