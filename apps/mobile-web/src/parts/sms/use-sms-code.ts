import { API_STATUS } from '@org/api-client/contract'
import type { ApiFailure } from '@org/api-client/rtk'
import { isPhone } from '@org/domain'
import type { SerializedError } from '@reduxjs/toolkit'
import { useState } from 'react'
import { useFailureText } from '../../hooks/use-failure-text'
import { useNowValue } from '../../hooks/use-now'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { useTranslation } from '../../i18n/use-translation'
import { deviceId } from '../../site/device-id'
import { toastShown } from '../../store/feedback'
import { useAppDispatch } from '../../store/store'
import type { CaptchaSolution } from '../captcha/use-captcha'
import { useFormCaptcha, type FormCaptcha } from '../captcha/use-form-captcha'

type Send = (
  form: CaptchaSolution & { mobile: string; device: string },
) => Promise<{ data?: { readonly mobile?: string }; error?: ApiFailure | SerializedError }>

/** The code that was sent last, and the captcha that the form repeats with it. */
interface SentCode {
  mobile: string
  /** The number as the page shows it. */
  to: string
  solution: CaptchaSolution
  /** Whether it is known to be no longer valid. */
  isOver: boolean
  /** Epoch seconds. */
  again: number
}

export type SmsState = ReturnType<typeof useSmsCode>

/**
 * Sends the code of an SMS once its captcha is solved, and gives a form the captcha that goes with the code. The server
 * knows the own mobile of a member, which nobody types.
 */
export const useSmsCode = (send: Send, { isOwn = false } = {}) => {
  const { t } = useTranslation('form')
  const dispatch = useAppDispatch()
  const textOf = useFailureText()
  const captcha = useFormCaptcha('sms')
  const [mobile, setMobile] = useState('')
  const [sent, setSent] = useState<SentCode | null>(null)
  const [fault, setFault] = useState<{ at: 'mobile' | 'captcha'; text: string } | null>(null)
  const left = useNowValue((now) => Math.max(0, (sent?.again ?? 0) - now))
  const isOfMobile = sent?.mobile === mobile
  const isSent = isOfMobile && !sent.isOver

  const [request, busy] = useOneAtATime(async () => {
    if (!isOwn && !isPhone(mobile)) return setFault({ at: 'mobile', text: t(($) => $.sms.mobileFault) })
    if (captcha.input.value.trim() === '') return setFault({ at: 'captcha', text: t(($) => $.required) })
    setFault(null)
    const solution = await captcha.solve()
    if (solution === null) return setFault({ at: 'captcha', text: t(($) => $.captchaAgain) })
    const { data, error } = await send({ mobile, device: deviceId(), ...solution })
    captcha.onFailure(0)
    if (!error) {
      dispatch(
        toastShown(
          'success',
          t(($) => $.sms.done),
        ),
      )
      const again = Math.floor(Date.now() / 1_000) + WAIT_SECONDS
      return setSent({ mobile, to: data?.mobile ?? mobile, solution, isOver: false, again })
    }
    const isOfCaptcha = 'status' in error && error.status === API_STATUS.captchaWrong
    setFault({ at: isOfCaptcha || isOwn ? 'captcha' : 'mobile', text: textOf(error) })
  })

  return {
    isOwn,
    mobile,
    changeMobile: (text: string) => {
      setMobile(text.replace(/\D/g, '').slice(0, 11))
      setFault(null)
    },
    /** Why no code was sent, or why the mobile of the form was refused; another object each time. */
    fault,
    /** The props of `CaptchaInput`; null while a code is on its way. */
    captcha:
      isOfMobile && left > 0
        ? null
        : {
            ...captcha.input,
            onChange: (signs: string) => {
              captcha.input.onChange(signs)
              setFault(null)
            },
            ...(fault?.at === 'captcha' && { error: fault.text }),
          },
    /** To which number the code went; null without a code. */
    sentTo: isSent ? sent.to : null,
    /** The code can no longer be used, as it was used for something that was refused. */
    isOver: isOfMobile && sent.isOver,
    end: () => setSent((code) => code && { ...code, isOver: true }),
    /** The form was refused for its mobile. */
    refuseMobile: (text: string) => setFault({ at: 'mobile', text }),
    /** Seconds until another code can be sent. */
    left: isOfMobile ? left : 0,
    request,
    busy,
    /** For `useForm`: the captcha of the code. */
    form: {
      isShown: false,
      input: captcha.input,
      solve: () => Promise.resolve(isSent ? sent.solution : null),
      onFailure: () => {},
    } satisfies FormCaptcha<CaptchaSolution>,
    /** What is wrong with the digits of a form. */
    faultOf: (digits: string): string | null => {
      if (!isSent) return t(($) => (isOfMobile ? $.sms.over : $.sms.sendFirst))
      return digits.length === 6 ? null : t(($) => $.sms.codeFault)
    },
  }
}

const WAIT_SECONDS = 60
