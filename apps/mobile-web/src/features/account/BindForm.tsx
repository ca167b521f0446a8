import { API_STATUS } from '@org/api-client/contract'
import { mobileApi } from '../../api/mobile'
import { viewerApi } from '../../api/viewer'
import { useTranslation } from '../../i18n/use-translation'
import { NoPassword } from '../../parts/form/NoPassword'
import { PasswordField } from '../../parts/form/PasswordField'
import { useForm } from '../../parts/form/use-form'
import { FormPage } from '../../parts/page/FormPage'
import { Page } from '../../parts/page/Page'
import { SmsFields } from '../../parts/sms/SmsFields'
import { useSmsCode } from '../../parts/sms/use-sms-code'
import { useChanged } from './use-changed'

const { useSendBindSmsMutation, useBindPhoneMutation, useBindMobileMutation } = mobileApi

const { useGetUserInfoQuery } = viewerApi

interface BindFormProps {
  title: string
  call: 'bindMobile' | 'bindPhone'
}

/** Binds a mobile, or another one, with the password of the account, which is set first. */
export const BindForm = (props: BindFormProps) => {
  const { data: user } = useGetUserInfoQuery({})
  if (user?.has_password !== 0) return <Binding {...props} />
  return (
    <Page title={props.title}>
      <NoPassword />
    </Page>
  )
}

const Binding = ({ title, call }: BindFormProps) => {
  const { t } = useTranslation('account')
  const { t: forms } = useTranslation('form')
  const [sendBindSms] = useSendBindSmsMutation()
  const calls = { bindMobile: useBindMobileMutation(), bindPhone: useBindPhoneMutation() }
  const [bind] = calls[call]
  const sms = useSmsCode(sendBindSms)
  const { field, state } = useForm({
    initial: { smscode: '', pwd: '' },
    faults: ({ smscode, pwd }) => ({
      smscode: sms.faultOf(smscode),
      pwd: pwd === '' ? forms(($) => $.required) : null,
    }),
    captcha: sms.form,
    send: async ({ smscode, pwd }, solution) => {
      const reply = await bind({ mobile: sms.mobile, smscode, pwd, ...solution })
      // Each guess of the password costs a code.
      if (reply.error && 'status' in reply.error && reply.error.status === API_STATUS.credentialsWrong) sms.end()
      return reply
    },
    fieldOf: { [API_STATUS.smsCodeWrong]: 'smscode', [API_STATUS.credentialsWrong]: 'pwd' },
    elsewhere: { [API_STATUS.mobileTaken]: sms.refuseMobile },
    onDone: useChanged(t(($) => $.bound)),
    warns: true,
  })
  return (
    <FormPage title={title} form={state} submit={t(($) => $.bind)}>
      <SmsFields sms={sms} code={field('smscode')} />
      <PasswordField {...field('pwd')} label={t(($) => $.password)} />
    </FormPage>
  )
}
