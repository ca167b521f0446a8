import { API_STATUS } from '@org/api-client/contract'
import { useState } from 'react'
import { useCaptcha, type CaptchaSolution, type CaptchaState } from './use-captcha'

/** The captcha of a form. `Solution` is what the form sends of it. */
export interface FormCaptcha<Solution> {
  isShown: boolean
  /** The props of `CaptchaInput`. */
  input: { captcha: CaptchaState; value: string; onChange: (value: string) => void }
  /** Null if it could not be solved; then there is a new one. */
  solve: () => Promise<Solution | null>
  /** After a call that failed: shows one if the server demands it, and a new one for the next try. */
  onFailure: (status: number) => void
}

/** A captcha that a form shows from the start. */
export const useFormCaptcha = (purpose: CaptchaState['purpose']): FormCaptcha<CaptchaSolution> => {
  const { input, solve, renew } = useInput(purpose, true)
  return { isShown: true, input, solve, onFailure: renew }
}

/** A captcha that a form shows once the server demands one. */
export const useDemandedCaptcha = (purpose: CaptchaState['purpose']): FormCaptcha<Partial<CaptchaSolution>> => {
  const [isShown, setShown] = useState(false)
  const { input, solve, renew } = useInput(purpose, isShown)
  return {
    isShown,
    input,
    solve: async () => (isShown ? solve() : {}),
    onFailure: (status) => {
      if (isShown) renew()
      else if (status === API_STATUS.captchaRequired) setShown(true)
    },
  }
}

const useInput = (purpose: CaptchaState['purpose'], wanted: boolean) => {
  const captcha = useCaptcha(purpose, wanted)
  const [value, onChange] = useState('')
  const renew = () => {
    void captcha.refresh()
    onChange('')
  }
  const solve = async () => {
    const solution = await captcha.solve(value)
    if (solution === null) onChange('')
    return solution
  }
  return { input: { captcha, value, onChange }, solve, renew }
}
