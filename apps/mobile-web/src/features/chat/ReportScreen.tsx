import { EmptyState, Illustration, RadioGroup, TextField } from '@org/ui/basics'
import { Suspense, useState } from 'react'
import { serviceApi } from '../../api/service'
import { useBack } from '../../hooks/use-back'
import { usePageParams } from '../../hooks/use-page-params'
import { useTranslation } from '../../i18n/use-translation'
import { useForm } from '../../parts/form/use-form'
import { FormPage } from '../../parts/page/FormPage'
import { Page } from '../../parts/page/Page'
import { type Reason, REASONS } from '../../parts/report/reasons'
import { toastShown } from '../../store/feedback'
import { useAppDispatch } from '../../store/store'
import { laterPart } from '../../parts/later-part'

/** Needs the chat client, which the form does not wait for. */
const Evidence = laterPart(() => import('./Evidence'))

const { useReportMutation } = serviceApi

interface Subject {
  type: 'user' | 'group' | 'message'
  gid: string
}

/** Reports a user, a group or messages, with messages that the user chooses as evidence. */
const ReportScreen = () => {
  const { t } = useTranslation('report')
  const { type, gid = '' } = usePageParams('chatReport', 'mobileChatReport')
  if (gid !== '') return <ReportForm key={gid} type={type} gid={gid} />
  return (
    <Page title={t(($) => $.titles[type])}>
      <EmptyState icon={<Illustration kind="search" />} title={t(($) => $.nothing)} hint={t(($) => $.nothingHint)} />
    </Page>
  )
}

const ReportForm = ({ type, gid }: Subject) => {
  const { t } = useTranslation('report')
  const { t: forms } = useTranslation('form')
  const dispatch = useAppDispatch()
  const back = useBack()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [report] = useReportMutation()
  const { field, state } = useForm({
    initial: { reason: '', text: '' },
    faults: ({ reason }) => ({
      reason: reason === '' ? forms(($) => $.required) : null,
      text: type === 'message' && chosen.length === 0 ? t(($) => $.chooseFirst) : null,
    }),
    send: ({ reason, text }) => report({ type, id: gid, reason: reason as Reason, text, sequences: [...chosen] }),
    fieldOf: {},
    onDone: () => {
      const done = t(($) => $.sent)
      dispatch(toastShown('success', done))
      back()
    },
    warns: true,
  })
  const { value, onChange, error } = { error: undefined, ...field('reason') }
  return (
    <FormPage title={t(($) => $.titles[type])} form={state} submit={t(($) => $.submit)}>
      <RadioGroup
        label={t(($) => $.reason)}
        choices={REASONS.map((id) => ({ id, label: t(($) => $.reasons[id]) }))}
        value={REASONS.find((id) => id === value) ?? null}
        onChange={onChange}
        {...(error !== undefined && { error })}
      />
      <Suspense>
        <Evidence gid={gid} isGroup={type === 'group'} chosen={chosen} onChoose={setChosen} />
      </Suspense>
      <TextField {...field('text')} label={t(($) => $.text)} rows={3} maxLength={500} />
    </FormPage>
  )
}

export default ReportScreen
