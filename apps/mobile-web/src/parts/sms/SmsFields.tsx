import { Button, OtpField, TextField } from '@org/ui/basics'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { CaptchaInput } from '../captcha/CaptchaInput'
import type { SmsState } from './use-sms-code'

interface SmsFieldsProps {
  sms: SmsState
  /** The props of the field of the digits. */
  code: { value: string; onChange: (value: string) => void; onBlur: () => void; error?: string }
}

/** The fields of a mobile, its captcha and the code that it gets. The one with a fault gets the focus. */
export const SmsFields = ({ sms, code }: SmsFieldsProps) => {
  const { t } = useTranslation('form')
  const { captcha, fault, isOwn, isOver, left, sentTo } = sms
  const waits = left > 0
  const hint = isOver ? t(($) => $.sms.over) : sentTo !== null && t(($) => $.sms.sent, { mobile: sentTo })
  const mobileInput = useRef<HTMLInputElement>(null)
  const captchaInput = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const inputs = { mobile: mobileInput, captcha: captchaInput }
    if (fault !== null) inputs[fault.at].current?.focus()
  }, [fault])
  return (
    <>
      {!isOwn && (
        <TextField
          ref={mobileInput}
          label={t(($) => $.sms.mobile)}
          value={sms.mobile}
          onChange={sms.changeMobile}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          {...(fault?.at === 'mobile' && { error: fault.text })}
        />
      )}
      {captcha && <CaptchaInput ref={captchaInput} {...captcha} />}
      <Button tone="soft" block busy={sms.busy} disabled={waits} onPress={sms.request}>
        {waits ? t(($) => $.sms.again, { seconds: left }) : t(($) => $.sms.get)}
      </Button>
      <OtpField {...code} label={t(($) => $.sms.code)} {...(hint !== false && { hint })} />
    </>
  )
}
