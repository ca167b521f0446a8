import { TextField } from '@org/ui'
import { useTranslation } from 'react-i18next'

interface Field {
  value: string
  onChange: (value: string) => void
  error?: string
}

interface AccountFieldsProps {
  account: Field
  password: Field
  /** A password that is made up now, not one that is known: the rules are told, and the browser may propose one. */
  isNew?: boolean
}

/** The name and the password of an account. */
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
