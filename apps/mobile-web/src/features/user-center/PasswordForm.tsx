import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { Button, TextField } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'
import { viewerApi } from '../../api/viewer'
import { useAppChat } from '../../im/app-chat-context'
import { CaptchaInput } from '../../parts/captcha/CaptchaInput'
import { toastShown } from '../../store/feedback'
import { loggedIn } from '../../store/session'
import { useAppDispatch } from '../../store/store'
import { usePasswordChange } from './use-password-change'
import styles from './UserCenterScreen.module.css'

/** Changes the password, given the current one; also asks for a captcha once the server demands one. */
export const PasswordForm = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation('user')
  const { t: auth } = useTranslation('auth')
  const { t: common } = useTranslation()
  const goOn = useFreshSession()
  const { oldPassword, newPassword, captcha, failure, submit, busy } = usePasswordChange((user) => {
    goOn(user)
    onDone()
  })
  const reveal = { show: auth(($) => $.showPassword), hide: auth(($) => $.hidePassword) }
  return (
    <form
      className={styles.entries}
      noValidate
      aria-label={t(($) => $.settings.changePassword)}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        {...oldPassword}
        label={t(($) => $.settings.oldPassword)}
        type="password"
        autoComplete="current-password"
        reveal={reveal}
      />
      <TextField
        {...newPassword}
        label={t(($) => $.settings.newPassword)}
        type="password"
        autoComplete="new-password"
        hint={auth(($) => $.credentialHint)}
        reveal={reveal}
      />
      {captcha && <CaptchaInput {...captcha} />}
      {failure !== '' && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <Button block type="submit" busy={busy}>
        {common(($) => $.confirm)}
      </Button>
    </form>
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
