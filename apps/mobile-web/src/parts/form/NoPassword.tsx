import { pagePath } from '@org/domain'
import { Button, EmptyState } from '@org/ui/basics'
import { useHref, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation'

/** Instead of a form that asks for the password, to a member who has none yet: the way to set one by SMS. */
export const NoPassword = () => {
  const { t } = useTranslation('form')
  const navigate = useNavigate()
  const href = useHref(pagePath('forgetPassword'))
  return (
    <EmptyState
      title={t(($) => $.noPassword.title)}
      hint={t(($) => $.noPassword.hint)}
      action={
        <Button href={href} onPress={() => void navigate(pagePath('forgetPassword'))}>
          {t(($) => $.noPassword.set)}
        </Button>
      }
    />
  )
}
