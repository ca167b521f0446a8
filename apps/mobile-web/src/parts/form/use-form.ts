import { API_STATUS } from '@org/api-client/contract'
import type { ApiFailure } from '@org/api-client/rtk'
import type { SerializedError } from '@reduxjs/toolkit'
import { useEffect, useReducer, useRef, type RefObject } from 'react'
import { useFailureText } from '../../hooks/use-failure-text'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { useTranslation } from '../../i18n/use-translation'
import type { FormCaptcha } from '../captcha/use-form-captcha'
import { useFields, type Faults, type FormValues } from './use-fields'
import { useLeaveWarning, type LeaveWarning } from './use-leave-warning'

interface FormOptions<Values extends FormValues, Solution, Reply> {
  initial: Values
  faults: (values: Values) => Faults<Values>
  /** None for a form that the server takes without one. */
  captcha?: FormCaptcha<Solution>
  send: (values: Values, solution: Solution) => Promise<{ data?: Reply; error?: ApiFailure | SerializedError }>
  onDone: (reply: Reply) => void
  /** The field that a refusal is about, by its status. Refusals with another status show above the button. */
  fieldOf: Readonly<Partial<Record<number, keyof Values>>>
  /** Shows a refusal at a field whose value the form does not have, by its status. */
  elsewhere?: Readonly<Partial<Record<number, (text: string) => void>>>
  /** Whether the user is asked before leaving what was filled in. */
  warns?: boolean
}

/** What `Form` draws of a form. */
export interface FormState {
  root: RefObject<HTMLFormElement | null>
  submit: () => void
  busy: boolean
  /** Why it could not be sent, if no field says it; empty if there is nothing to say. */
  failure: string
  leaving: LeaveWarning
}

/**
 * A form: its fields, its captcha and its call, one at a time. A form with faults is not sent, and the first one gets the
 * focus; so does the field that a refusal is about.
 */
export const useForm = <Values extends FormValues, Solution, Reply>(options: FormOptions<Values, Solution, Reply>) => {
  const { initial, faults, captcha, send, onDone, fieldOf, elsewhere = {}, warns = false } = options
  const { t } = useTranslation('form')
  const textOf = useFailureText()
  const { values, refusal, errorOf, changed, ...fields } = useFields(initial, faults)
  const { root, focusFault } = useFaultFocus()
  const { release, ...leaving } = useLeaveWarning(warns && fields.isChanged)

  const refuse = (field: PropertyKey | null, text: string) => {
    fields.refuse(field, text)
    focusFault()
  }
  const input = captcha?.isShown ? captcha.input : null
  const captchaFault = input?.value.trim() === '' ? t(($) => $.required) : null
  const [submit, busy] = useOneAtATime(async () => {
    const isSent = !fields.hasFaults && captchaFault === null
    fields.attempt(isSent)
    if (!isSent) return focusFault()
    if (!navigator.onLine)
      return refuse(
        null,
        t(($) => $.offline),
      )
    const solution = captcha ? await captcha.solve() : ({} as Solution)
    if (solution === null)
      return refuse(
        CAPTCHA,
        t(($) => $.captchaAgain),
      )
    const { data, error } = await send(values, solution)
    if (data !== undefined) {
      release()
      return onDone(data)
    }
    const status = error && 'status' in error ? (error.status ?? 0) : 0
    const text = error ? textOf(error) : ''
    captcha?.onFailure(status)
    const tell = elsewhere[status]
    if (tell) return tell(text)
    refuse(OF_CAPTCHA.includes(status) ? CAPTCHA : (fieldOf[status] ?? null), text)
  })
  const failure = refusal.field === null ? refusal.text : ''
  return {
    field: fields.field,
    box: fields.box,
    /** The props of `CaptchaInput`; null if none is shown. */
    captcha: input
      ? {
          ...input,
          onChange: (signs: string) => {
            input.onChange(signs)
            changed(CAPTCHA)
          },
          ...errorOf(CAPTCHA, captchaFault),
        }
      : null,
    state: { root, submit, busy, failure, leaving } satisfies FormState,
  }
}

const CAPTCHA = 'captcha'
const OF_CAPTCHA: readonly number[] = [API_STATUS.captchaRequired, API_STATUS.captchaWrong]

/** Moves the focus to the first field with a fault, once it shows the fault. */
const useFaultFocus = () => {
  const root = useRef<HTMLFormElement>(null)
  const [asked, focusFault] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (asked > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [asked])
  return { root, focusFault }
}
