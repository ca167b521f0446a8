import { API_STATUS, type Endpoints, type ReplyOf } from '@org/api-client/contract'
import { Button, Section } from '@org/ui/basics'
import { useState } from 'react'
import { mobileApi } from '../../api/mobile'
import { ownAccountApi } from '../../api/own-account'
import { viewerApi } from '../../api/viewer'
import { useMomentText } from '../../hooks/use-moment-text'
import { useTranslation } from '../../i18n/use-translation'
import { CaptchaInput } from '../../parts/captcha/CaptchaInput'
import { useDemandedCaptcha } from '../../parts/captcha/use-form-captcha'
import { Form } from '../../parts/form/Form'
import { PasswordField } from '../../parts/form/PasswordField'
import { useForm } from '../../parts/form/use-form'
import { SmsFields } from '../../parts/sms/SmsFields'
import { useSmsCode } from '../../parts/sms/use-sms-code'
import { toastShown } from '../../store/feedback'
import { useAppDispatch } from '../../store/store'

const { useDeleteAccountMutation } = ownAccountApi
const { useGetUserInfoQuery } = viewerApi
const { useSendOwnCheckSmsMutation } = mobileApi

interface DeletionProps {
  /** After the account was deleted, which logs out. */
  onLeft: () => void
}

/** Deletes the account of a member, who proves the password or the mobile. */
export const Deletion = ({ onLeft }: DeletionProps) => {
  const { t } = useTranslation('privacy')
  const { data: user } = useGetUserInfoQuery({})
  const [chosen, setChosen] = useState<'password' | 'mobile' | null>(null)
  const by = chosen ?? (user?.has_password === 0 ? 'mobile' : 'password')
  const other = by === 'mobile' ? 'password' : 'mobile'
  return (
    <Section title={t(($) => $.delete)}>
      <p>{t(($) => $.deleteHint)}</p>
      {by === 'mobile' ? <ByMobile onLeft={onLeft} /> : <ByPassword onLeft={onLeft} />}
      {user?.has_mobile === 1 && user.has_password === 1 && (
        <Button block tone="plain" onPress={() => setChosen(other)}>
          {t(($) => $.deleteBy[other])}
        </Button>
      )}
    </Section>
  )
}

const ByPassword = ({ onLeft }: DeletionProps) => {
  const { t } = useTranslation('privacy')
  const { t: forms } = useTranslation('form')
  const [deleteAccount] = useDeleteAccountMutation()
  const { field, captcha, state } = useForm({
    initial: { pwd: '' },
    faults: ({ pwd }) => ({ pwd: pwd === '' ? forms(($) => $.required) : null }),
    captcha: useDemandedCaptcha('login'),
    send: ({ pwd }, solution) => deleteAccount({ pwd, ...solution }),
    fieldOf: { [API_STATUS.credentialsWrong]: 'pwd' },
    onDone: useLeave(onLeft),
  })
  return (
    <Form form={state} submit={t(($) => $.delete)} label={t(($) => $.delete)}>
      <PasswordField {...field('pwd')} label={t(($) => $.password)} />
      {captcha && <CaptchaInput {...captcha} />}
    </Form>
  )
}

const ByMobile = ({ onLeft }: DeletionProps) => {
  const { t } = useTranslation('privacy')
  const [sendOwnCheckSms] = useSendOwnCheckSmsMutation()
  const [deleteAccount] = useDeleteAccountMutation()
  const sms = useSmsCode(({ code, captcha }) => sendOwnCheckSms({ code, captcha }), { isOwn: true })
  const { field, state } = useForm({
    initial: { smscode: '' },
    faults: ({ smscode }) => ({ smscode: sms.faultOf(smscode) }),
    captcha: sms.form,
    send: ({ smscode }, solution) => deleteAccount({ smscode, ...solution }),
    fieldOf: { [API_STATUS.smsCodeWrong]: 'smscode' },
    onDone: useLeave(onLeft),
  })
  return (
    <Form form={state} submit={t(($) => $.delete)} label={t(($) => $.delete)}>
      <SmsFields sms={sms} code={field('smscode')} />
    </Form>
  )
}

/** Says until when a login keeps the account. */
const useLeave = (onLeft: () => void) => {
  const { t } = useTranslation('privacy')
  const dispatch = useAppDispatch()
  const momentText = useMomentText()
  return ({ leaves_at }: ReplyOf<Endpoints['deleteAccount']>) => {
    const text = t(($) => $.deleted, { time: momentText(leaves_at) })
    dispatch(toastShown('notice', text))
    onLeft()
  }
}
