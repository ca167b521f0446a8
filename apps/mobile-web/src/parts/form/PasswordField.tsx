import { TextField } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'

interface PasswordFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  error?: string
  /** For a new password: shows the rules, and the browser may suggest one. */
  isNew?: boolean
}

/** The field of a password, which can be shown. */
export const PasswordField = ({ isNew = false, ...field }: PasswordFieldProps) => {
  const { t } = useTranslation('form')
  return (
    <TextField
      {...field}
      {...(isNew ? { hint: t(($) => $.credentialHint) } : {})}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      reveal={{ show: t(($) => $.showPassword), hide: t(($) => $.hidePassword) }}
    />
  )
}
