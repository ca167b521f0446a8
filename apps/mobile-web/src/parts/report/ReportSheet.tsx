import { RadioGroup, Sheet } from '@org/ui/basics'
import { serviceApi } from '../../api/service'
import { useTranslation } from '../../i18n/use-translation'
import { toastShown } from '../../store/feedback'
import { useAppDispatch } from '../../store/store'
import { Form } from '../form/Form'
import { useForm } from '../form/use-form'
import { type Reason, REASONS } from './reasons'

interface ReportSheetProps {
  /** Of the comment. */
  id: number
  open: boolean
  onClose: () => void
}

const { useReportMutation } = serviceApi

/** Reports a comment, which the server keeps as it is now. */
const ReportSheet = ({ id, open, onClose }: ReportSheetProps) => {
  const { t } = useTranslation('report')
  const { t: forms } = useTranslation('form')
  const { t: common } = useTranslation()
  const dispatch = useAppDispatch()
  const [report] = useReportMutation()
  const { field, state } = useForm({
    initial: { reason: '' },
    faults: ({ reason }) => ({ reason: reason === '' ? forms(($) => $.required) : null }),
    send: ({ reason }) => report({ type: 'comment', id: String(id), reason: reason as Reason }),
    fieldOf: {},
    onDone: () => {
      const done = t(($) => $.sent)
      dispatch(toastShown('success', done))
      onClose()
    },
  })
  const { value, onChange, error } = { error: undefined, ...field('reason') }
  return (
    <Sheet open={open} title={t(($) => $.titles.comment)} closeLabel={common(($) => $.close)} onClose={onClose}>
      <Form form={state} submit={t(($) => $.submit)} label={t(($) => $.titles.comment)}>
        <RadioGroup
          label={t(($) => $.reason)}
          choices={REASONS.map((each) => ({ id: each, label: t(($) => $.reasons[each]) }))}
          value={REASONS.find((each) => each === value) ?? null}
          onChange={onChange}
          {...(error !== undefined && { error })}
        />
      </Form>
    </Sheet>
  )
}

export default ReportSheet
