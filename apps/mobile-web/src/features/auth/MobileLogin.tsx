import { API_STATUS } from '@org/api-client/contract'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { mobileApi } from '../../api/mobile'
import { useTranslation } from '../../i18n/use-translation'
import { useForm } from '../../parts/form/use-form'
import { SmsFields } from '../../parts/sms/SmsFields'
import { useSmsCode } from '../../parts/sms/use-sms-code'
import { deviceId } from '../../site/device-id'
import { inviteCodeOf } from '../../store/invite-code'
import { AuthPage } from './AuthPage'
import { InviteField } from './InviteField'
import { TermsBox } from './TermsBox'
import { useFinishLogin } from './use-finish-login'

const { useSendVerifyCodeMutation, useLoginByMobileMutation } = mobileApi

/** The login by a code to a mobile, which registers a new one. */
export const MobileLogin = ({ tabs }: { tabs: ReactNode }) => {
  const { t } = useTranslation('auth')
  const [query] = useSearchParams()
  const [sendVerifyCode] = useSendVerifyCodeMutation()
  const [loginByMobile] = useLoginByMobileMutation()
  const [invited] = useState(() => inviteCodeOf(query))
  const sms = useSmsCode(sendVerifyCode)
  const { field, box, state } = useForm({
    initial: { smscode: '', invite: invited, agreed: false },
    faults: ({ smscode, agreed }) => ({
      smscode: sms.faultOf(smscode),
      agreed: agreed ? null : t(($) => $.agreeFirst),
    }),
    captcha: sms.form,
    send: ({ smscode, invite }, solution) =>
      loginByMobile({
        mobile: sms.mobile,
        smscode,
        device: deviceId(),
        invite_code: invite.trim(),
        ...solution,
      }),
    fieldOf: { [API_STATUS.smsCodeWrong]: 'smscode', [API_STATUS.notFound]: 'invite' },
    onDone: useFinishLogin(),
  })
  return (
    <AuthPage title={t(($) => $.login)} art="login" tabs={tabs} form={state} submit={t(($) => $.loginOrRegister)}>
      <SmsFields sms={sms} code={field('smscode')} />
      <InviteField {...field('invite')} />
      <TermsBox {...box('agreed')} />
    </AuthPage>
  )
}
