import { TextField, type TextFieldProps } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'

/** The field of the name of an account. */
export const AccountField = (field: Pick<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'error' | 'hint'>) => {
  const { t } = useTranslation('auth')
  return <TextField {...field} label={t(($) => $.account)} autoComplete="username" autoCapitalize="none" />
}
