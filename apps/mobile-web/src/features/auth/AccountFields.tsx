import { TextField } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'

interface Field {
  value: string
  onChange: (value: string) => void
  error?: string
}

interface AccountFieldsProps {
  account: Field
  password: Field
  /** For a new password: shows the rules, and the browser may suggest one. */
  isNew?: boolean
}

/** The fields for the name and the password of an account. */
export const AccountFields = ({ account, password, isNew = false }: AccountFieldsProps) => {
  const { t } = useTranslation('auth')
  const hint = isNew ? { hint: t(($) => $.credentialHint) } : {}
  return (
    <>
      <TextField {...account} {...hint} label={t(($) => $.account)} autoComplete="username" autoCapitalize="none" />
      <TextField
        {...password}
        {...hint}
        label={t(($) => $.password)}
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        reveal={{ show: t(($) => $.showPassword), hide: t(($) => $.hidePassword) }}
      />
    </>
  )
}
