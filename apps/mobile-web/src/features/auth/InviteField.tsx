import { TextField, type TextFieldProps } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'

/** The field of a friend's invite code. */
export const InviteField = (field: Pick<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'error'>) => {
  const { t } = useTranslation('auth')
  return <TextField {...field} label={t(($) => $.inviteCode)} autoComplete="off" maxLength={16} />
}
