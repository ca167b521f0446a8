import { API_STATUS, type Endpoints, type ReplyOf } from '@org/api-client/contract'
import { credentialFault } from '@org/domain'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { userApi } from '../../api/user'
import { useFailureText } from '../../hooks/use-failure-text'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { useCaptcha } from '../../parts/captcha/use-captcha'
import { FAULT_KEYS } from '../../parts/credential-text'
import { deviceId } from '../../site/device-id'

const { useChangePwdMutation } = userApi

const NO_REFUSAL = { status: 0, text: '' }

/** The fields, their errors after a submit, and the call. */
export const usePasswordChange = (onChanged: (user: ReplyOf<Endpoints['changePwd']>) => void) => {
  const textOf = useFailureText()
  const [oldPwd, setOldPwd] = useState('')
  const [pwd, setPwd] = useState('')
  const [signs, setSigns] = useState('')
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState(NO_REFUSAL)
  const captcha = useCaptcha('login', needsCaptcha)
  const [changePwd] = useChangePwdMutation()
  const faults = useFaults({ oldPwd, pwd, signs: needsCaptcha ? signs : null })

  const [submit, busy] = useOneAtATime(async () => {
    setTried(true)
    setRefusal(NO_REFUSAL)
    if (Object.keys(faults).length > 0) return
    const solution = needsCaptcha ? await captcha.solve(signs) : {}
    if (solution === null) return
    const { data, error } = await changePwd({ old_pwd: oldPwd, pwd, device: deviceId(), ...solution })
    if (data) return onChanged(data)
    const status = 'status' in error ? (error.status ?? 0) : 0
    setRefusal({ status, text: textOf(error) })
    if (status === API_STATUS.captchaRequired) setNeedsCaptcha(true)
    if (needsCaptcha) void captcha.refresh()
    setSigns('')
  })
  const isWrong = refusal.status === API_STATUS.credentialsWrong
  const shown = tried ? faults : {}
  return {
    oldPassword: { value: oldPwd, onChange: setOldPwd, ...(isWrong ? { error: refusal.text } : shown.oldPassword) },
    newPassword: { value: pwd, onChange: setPwd, ...shown.newPassword },
    captcha: needsCaptcha ? { captcha, value: signs, onChange: setSigns, ...shown.captcha } : null,
    /** The error of the call. */
    failure: isWrong ? '' : refusal.text,
    submit,
    busy,
  }
}

interface Filled {
  oldPwd: string
  pwd: string
  /** Null if no captcha is demanded. */
  signs: string | null
}
type Faults = { [Field in 'oldPassword' | 'newPassword' | 'captcha']?: { error: string } }

const useFaults = ({ oldPwd, pwd, signs }: Filled): Faults => {
  const { t } = useTranslation('user')
  const { t: auth } = useTranslation('auth')
  const required = { error: auth(($) => $.required) }
  const fault = credentialFault(pwd)
  return {
    ...(oldPwd === '' && { oldPassword: required }),
    ...(pwd === oldPwd && { newPassword: { error: t(($) => $.settings.samePassword) } }),
    ...(fault !== null && { newPassword: { error: auth(($) => $.faults[FAULT_KEYS[fault]]) } }),
    ...(signs?.trim() === '' && { captcha: required }),
  }
}
