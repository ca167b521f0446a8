import { API_STATUS } from '@org/api-client/contract'
import { TextField } from '@org/ui/basics'
import { mobileApi } from '../../api/mobile'
import { useTranslation } from '../../i18n/use-translation'
import { useCredentialFault } from '../../parts/form/use-credential-fault'
import { useForm } from '../../parts/form/use-form'
import { FormPage } from '../../parts/page/FormPage'
import { SmsFields } from '../../parts/sms/SmsFields'
import { useSmsCode } from '../../parts/sms/use-sms-code'
import { useChanged } from './use-changed'

const { useSendOwnCheckSmsMutation, useSetAccountNameMutation } = mobileApi

/** Sets the account name, once, with a code to the bound mobile. */
export const AccountNameForm = ({ title }: { title: string }) => {
  const { t } = useTranslation('account')
  const { t: forms } = useTranslation('form')
  const [sendOwnCheckSms] = useSendOwnCheckSmsMutation()
  const [setAccountName] = useSetAccountNameMutation()
  const faultOf = useCredentialFault()
  const sms = useSmsCode(({ code, captcha }) => sendOwnCheckSms({ code, captcha }), { isOwn: true })
  const { field, state } = useForm({
    initial: { account: '', smscode: '' },
    faults: ({ account, smscode }) => ({ account: faultOf(account), smscode: sms.faultOf(smscode) }),
    captcha: sms.form,
    send: ({ account, smscode }, solution) => setAccountName({ account_name: account, smscode, ...solution }),
    fieldOf: {
      [API_STATUS.smsCodeWrong]: 'smscode',
      [API_STATUS.accountTaken]: 'account',
      [API_STATUS.alreadyDone]: 'account',
    },
    onDone: useChanged(t(($) => $.profile.saved)),
    warns: true,
  })
  return (
    <FormPage title={title} form={state} submit={t(($) => $.profile.save)}>
      <TextField
        {...field('account')}
        label={t(($) => $.name)}
        hint={`${forms(($) => $.credentialHint)} · ${t(($) => $.once)}`}
        autoComplete="username"
        autoCapitalize="none"
      />
      <SmsFields sms={sms} code={field('smscode')} />
    </FormPage>
  )
}
