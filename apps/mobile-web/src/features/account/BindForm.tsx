import { API_STATUS } from '@org/api-client/contract'
import { mobileApi } from '../../api/mobile'
import { useTranslation } from '../../i18n/use-translation'
import { PasswordField } from '../../parts/form/PasswordField'
import { useForm } from '../../parts/form/use-form'
import { FormPage } from '../../parts/page/FormPage'
import { SmsFields } from '../../parts/sms/SmsFields'
import { useSmsCode } from '../../parts/sms/use-sms-code'
import { useChanged } from './use-changed'

const { useSendBindSmsMutation, useBindPhoneMutation, useBindMobileMutation } = mobileApi

/** Binds a mobile, or another one, with the password of the account. */
export const BindForm = ({ title, call }: { title: string; call: 'bindMobile' | 'bindPhone' }) => {
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
    send: ({ smscode, pwd }, solution) => bind({ mobile: sms.mobile, smscode, pwd, ...solution }),
    fieldOf: { [API_STATUS.smsCodeWrong]: 'smscode', [API_STATUS.credentialsWrong]: 'pwd' },
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
