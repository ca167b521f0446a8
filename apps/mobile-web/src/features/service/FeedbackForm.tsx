import { Button, EmptyState, Illustration, TextField } from '@org/ui/basics'
import { useState } from 'react'
import { serviceApi } from '../../api/service'
import { useTranslation } from '../../i18n/use-translation'
import { Form } from '../../parts/form/Form'
import { useForm } from '../../parts/form/use-form'
import { PicturesField } from '../../parts/upload/PicturesField'
import { usePictures } from '../../parts/upload/use-pictures'
import styles from './service.module.css'

const { usePublishMutation } = serviceApi

const PICTURES = 6

/** Sends feedback, and then says so. */
export const FeedbackForm = () => {
  const { t } = useTranslation('service')
  const [isSent, setSent] = useState(false)
  if (!isSent) return <Fields onSent={() => setSent(true)} />
  return (
    <EmptyState
      role="status"
      icon={<Illustration kind="empty" />}
      title={t(($) => $.sent)}
      hint={t(($) => $.sentHint)}
      action={<Button onPress={() => setSent(false)}>{t(($) => $.more)}</Button>}
    />
  )
}

const Fields = ({ onSent }: { onSent: () => void }) => {
  const { t } = useTranslation('service')
  const { t: forms } = useTranslation('form')
  const [publish] = usePublishMutation()
  const pictures = usePictures(PICTURES)
  const { field, state } = useForm({
    initial: { text: '', contact: '' },
    faults: ({ text }) => ({ text: text.trim() === '' ? forms(($) => $.required) : null }),
    send: ({ text, contact }) => publish({ text, contact, pictures: pictures.keys() }),
    fieldOf: {},
    onDone: onSent,
    warns: true,
  })
  return (
    <div className={styles.form}>
      <Form form={{ ...state, busy: state.busy || pictures.sending }} submit={t(($) => $.send)}>
        <TextField {...field('text')} label={t(($) => $.text)} hint={t(($) => $.textHint)} rows={5} maxLength={1_000} />
        <PicturesField label={t(($) => $.pictures)} pictures={pictures} />
        <TextField {...field('contact')} label={t(($) => $.contact)} hint={t(($) => $.contactHint)} maxLength={100} />
      </Form>
    </div>
  )
}
