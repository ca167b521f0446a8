import { TextField, type TextFieldProps } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'
import { keepInviteCode } from '../../store/invite-code'

/** The field of a friend's invite code, which the other ways to register get too. */
export const InviteField = (field: Pick<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'error'>) => {
  const { t } = useTranslation('auth')
  const change = (code: string) => {
    keepInviteCode(code)
    field.onChange(code)
  }
  return <TextField {...field} onChange={change} label={t(($) => $.inviteCode)} autoComplete="off" maxLength={16} />
}
