import { API_STATUS } from '@org/api-client/contract'
import { Sheet, TextField } from '@org/ui/basics'
import { couponApi } from '../../api/coupons'
import { useTranslation } from '../../i18n/use-translation'
import { Form } from '../../parts/form/Form'
import { useForm } from '../../parts/form/use-form'
import { toastShown } from '../../store/feedback'
import { useAppDispatch } from '../../store/store'

const { useTakeCouponMutation } = couponApi

/** As the operator writes codes. */
const LEAST_LETTERS = 6

/** Takes a coupon by its code. */
const TakeSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('coupons')
  const { t: common } = useTranslation()
  const dispatch = useAppDispatch()
  const [takeCoupon] = useTakeCouponMutation()
  const { field, state } = useForm({
    initial: { code: '' },
    faults: ({ code }) => ({ code: code.trim().length < LEAST_LETTERS ? t(($) => $.codeShort) : null }),
    send: ({ code }) => takeCoupon({ code: code.trim() }),
    fieldOf: { [API_STATUS.notFound]: 'code', [API_STATUS.alreadyDone]: 'code' },
    onDone: ({ coupon }) => {
      const text = t(($) => $.taken, { name: coupon.name })
      dispatch(toastShown('success', text))
      onClose()
    },
  })
  return (
    <Sheet open title={t(($) => $.byCode)} closeLabel={common(($) => $.close)} onClose={onClose}>
      <Form form={state} submit={t(($) => $.take)} label={t(($) => $.byCode)}>
        <TextField
          {...field('code')}
          label={t(($) => $.code)}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={32}
        />
      </Form>
    </Sheet>
  )
}

export default TakeSheet
