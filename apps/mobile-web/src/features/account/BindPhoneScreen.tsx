import { API_STATUS } from '@org/api-client/contract'
import { mobileApi } from '../../api/mobile'
import { useBack } from '../../hooks/use-back'
import { useTranslation } from '../../i18n/use-translation'
import { PasswordField } from '../../parts/form/PasswordField'
import { useForm } from '../../parts/form/use-form'
import { FormPage } from '../../parts/page/FormPage'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { SmsFields } from '../../parts/sms/SmsFields'
import { useSmsCode } from '../../parts/sms/use-sms-code'
import { toastShown } from '../../store/feedback'
import { useAppDispatch, useAppSelector } from '../../store/store'

const { useSendBindSmsMutation, useBindPhoneMutation } = mobileApi

/** Binds a mobile, or another one, with the password of the account. */
const BindPhoneScreen = () => {
  const { t } = useTranslation('account')
  const loggedIn = useAppSelector((state) => state.session.token !== '')
  if (loggedIn) return <BindPhoneForm />
  return (
    <Page title={t(($) => $.bindPhone)}>
      <MembersOnly>{null}</MembersOnly>
    </Page>
  )
}

const BindPhoneForm = () => {
  const { t } = useTranslation('account')
  const { t: forms } = useTranslation('form')
  const dispatch = useAppDispatch()
  const back = useBack()
  const [sendBindSms] = useSendBindSmsMutation()
  const [bindPhone] = useBindPhoneMutation()
  const sms = useSmsCode(sendBindSms)
  const { field, state } = useForm({
    initial: { smscode: '', pwd: '' },
    faults: ({ smscode, pwd }) => ({
      smscode: sms.faultOf(smscode),
      pwd: pwd === '' ? forms(($) => $.required) : null,
    }),
    captcha: sms.form,
    send: ({ smscode, pwd }, solution) => bindPhone({ mobile: sms.mobile, smscode, pwd, ...solution }),
    fieldOf: { [API_STATUS.smsCodeWrong]: 'smscode', [API_STATUS.credentialsWrong]: 'pwd' },
    onDone: () => {
      const text = t(($) => $.bound)
      dispatch(toastShown('success', text))
      back()
    },
    warns: true,
  })
  return (
    <FormPage title={t(($) => $.bindPhone)} form={state} submit={t(($) => $.bind)}>
      <SmsFields sms={sms} code={field('smscode')} />
      <PasswordField {...field('pwd')} label={t(($) => $.password)} />
    </FormPage>
  )
}

export default BindPhoneScreen
