import { CaptchaField } from '@org/ui/basics'
import type { Ref } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { CaptchaWidget } from './CaptchaWidget'
import type { CaptchaState } from './use-captcha'

interface CaptchaInputProps {
  captcha: CaptchaState
  /** The characters of the picture, or the token of the provider's widget. */
  value: string
  onChange: (value: string) => void
  error?: string
  /** The field of the picture; a widget has none. */
  ref?: Ref<HTMLInputElement>
}

/** The current captcha: a picture with a field, or the provider's widget. */
export const CaptchaInput = ({ captcha, error, ...field }: CaptchaInputProps) => {
  const { t } = useTranslation('form')
  const { task } = captcha
  const refresh = () => void captcha.refresh()
  if (task !== null && task.provider !== 'local') {
    const { provider } = task
    return (
      <div>
        <CaptchaWidget
          key={task.code}
          task={{ ...task, provider }}
          action={captcha.purpose}
          onToken={field.onChange}
          onRetry={refresh}
        />
        {error !== undefined && <p role="alert">{error}</p>}
      </div>
    )
  }
  return (
    <CaptchaField
      {...field}
      label={t(($) => $.captcha)}
      image={captcha.picture}
      refreshLabel={t(($) => $.newCaptcha)}
      onRefresh={refresh}
      {...(error === undefined ? {} : { error })}
    />
  )
}
