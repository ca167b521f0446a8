import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { Button, TextField } from '@org/ui'
import { useTranslation } from 'react-i18next'
import { viewerApi } from '../../api/viewer'
import { useAppChat } from '../../im/app-chat-context'
import { CaptchaInput } from '../../parts/captcha/CaptchaInput'
import { toastShown } from '../../store/feedback'
import { loggedIn } from '../../store/session'
import { useAppDispatch } from '../../store/store'
import { usePasswordChange } from './use-password-change'
import styles from './UserCenterScreen.module.css'

/** Another password for whoever knows the present one; a captcha after the server has asked for one. */
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

/** Goes on in the session that the server has opened in place of all others, in the chat too. */
const useFreshSession = () => {
  const { t } = useTranslation('user')
  const dispatch = useAppDispatch()
  const chat = useAppChat()
  return (user: ReplyOf<Endpoints['changePwd']>) => {
    // The chat of the old session is over: left before the server ends it, it is opened anew for the new token.
    void chat?.logout()
    dispatch(loggedIn({ uid: user.uid, token: user.token }))
    void dispatch(viewerApi.util.upsertQueryData('getUserInfo', {}, user))
    const text = t(($) => $.settings.passwordChanged)
    dispatch(toastShown('success', text))
  }
}
