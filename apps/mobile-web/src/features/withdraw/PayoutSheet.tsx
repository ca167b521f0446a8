import { API_STATUS, type PayoutMethod } from '@org/api-client/contract'
import { RadioGroup, Sheet, TextField } from '@org/ui/basics'
import { mobileApi } from '../../api/mobile'
import { withdrawApi } from '../../api/withdraw'
import { useTranslation } from '../../i18n/use-translation'
import { Form } from '../../parts/form/Form'
import { useForm } from '../../parts/form/use-form'
import { SmsFields } from '../../parts/sms/SmsFields'
import { useSmsCode } from '../../parts/sms/use-sms-code'
import { toastShown } from '../../store/feedback'
import { useAppDispatch } from '../../store/store'
import { useState } from 'react'

const { useSavePayoutAccountMutation } = withdrawApi
const { useSendOwnCheckSmsMutation } = mobileApi

interface PayoutSheetProps {
  methods: readonly PayoutMethod[]
  /** Masked. */
  mobile: string
  onClose: () => void
}

/** Adds an account to which money can be sent, proved by a code to the mobile. */
const PayoutSheet = ({ methods, mobile, onClose }: PayoutSheetProps) => {
  const { t } = useTranslation('withdraw')
  const { t: forms } = useTranslation('form')
  const { t: common } = useTranslation()
  const dispatch = useAppDispatch()
  const [method, setMethod] = useState<PayoutMethod>(methods[0] ?? 'bank')
  const [sendOwnCheckSms] = useSendOwnCheckSmsMutation()
  const [save] = useSavePayoutAccountMutation()
  const sms = useSmsCode(({ code, captcha }) => sendOwnCheckSms({ code, captcha }), { isOwn: true })
  const { field, state } = useForm({
    initial: { name: '', number: '', smscode: '' },
    faults: ({ name, number, smscode }) => ({
      name: name.trim().length < 2 ? forms(($) => $.required) : null,
      number: /^[\w@.+-]{4,77}$/.test(number.replaceAll(' ', '')) ? null : t(($) => $.numberFault),
      smscode: sms.faultOf(smscode),
    }),
    captcha: sms.form,
    send: ({ name, number, smscode }, solution) =>
      save({ method, name: name.trim(), number: number.replaceAll(' ', ''), smscode, ...solution }),
    fieldOf: { [API_STATUS.smsCodeWrong]: 'smscode', [API_STATUS.alreadyDone]: 'number' },
    onDone: () => {
      const text = t(($) => $.saved)
      dispatch(toastShown('success', text))
      onClose()
    },
  })
  return (
    <Sheet open title={t(($) => $.addAccount)} closeLabel={common(($) => $.close)} onClose={onClose}>
      <Form form={state} submit={t(($) => $.save)} label={t(($) => $.addAccount)}>
        <RadioGroup
          label={t(($) => $.method)}
          choices={methods.map((id) => ({ id, label: t(($) => $.methods[id]) }))}
          value={method}
          onChange={setMethod}
        />
        <TextField {...field('name')} label={t(($) => $.name)} autoComplete="name" maxLength={60} />
        <TextField {...field('number')} label={t(($) => $.numbers[method])} autoComplete="off" maxLength={77} />
        <p>{t(($) => $.proof, { mobile })}</p>
        <SmsFields sms={sms} code={field('smscode')} />
      </Form>
    </Sheet>
  )
}

export default PayoutSheet
