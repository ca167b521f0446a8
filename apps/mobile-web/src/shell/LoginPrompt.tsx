import { pagePath } from '@org/domain'
import { Button, Dialog } from '@org/ui/basics'
import { useTranslation } from '../i18n/use-translation'
import { useLocation, useNavigate } from 'react-router'
import { loginPromptClosed } from '../store/feedback'
import { useAppDispatch, useAppSelector } from '../store/store'
import { rememberPlace } from '../store/login-place'

/** Asks a guest to log in before a protected action; only one prompt is open at a time. Rule: DOM-35. */
export const LoginPrompt = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const open = useAppSelector((state) => state.feedback.loginPrompt)
  const close = () => dispatch(loginPromptClosed())
  const confirm = () => {
    close()
    rememberPlace(pathname + search)
    void navigate(pagePath('login'))
  }
  return (
    <Dialog
      name="login"
      open={open}
      title={t(($) => $.loginPrompt.title)}
      description={t(($) => $.loginPrompt.message)}
      onClose={close}
      actions={
        <>
          <Button tone="outline" onPress={close}>
            {t(($) => $.cancel)}
          </Button>
          <Button onPress={confirm}>{t(($) => $.confirm)}</Button>
        </>
      }
    />
  )
}
