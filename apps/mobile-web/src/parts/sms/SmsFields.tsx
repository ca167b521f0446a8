import { Button, OtpField, TextField } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'
import { CaptchaInput } from '../captcha/CaptchaInput'
import type { SmsState } from './use-sms-code'

interface SmsFieldsProps {
  sms: SmsState
  /** The props of the field of the digits. */
  code: { value: string; onChange: (value: string) => void; onBlur: () => void; error?: string }
}

/** The fields of a mobile, its captcha and the code that it gets. */
export const SmsFields = ({ sms, code }: SmsFieldsProps) => {
  const { t } = useTranslation('form')
  const { captcha, isOwn, isOver, left, sentTo, mobileError } = sms
  const waits = left > 0
  const hint = isOver ? t(($) => $.sms.over) : sentTo !== null && t(($) => $.sms.sent, { mobile: sentTo })
  return (
    <>
      {!isOwn && (
        <TextField
          label={t(($) => $.sms.mobile)}
          value={sms.mobile}
          onChange={sms.changeMobile}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          {...(mobileError !== undefined && { error: mobileError })}
        />
      )}
      {captcha && <CaptchaInput {...captcha} />}
      <Button tone="soft" block busy={sms.busy} disabled={waits} onPress={sms.request}>
        {waits ? t(($) => $.sms.again, { seconds: left }) : t(($) => $.sms.get)}
      </Button>
      <OtpField {...code} label={t(($) => $.sms.code)} {...(hint !== false && { hint })} />
    </>
  )
}
