import type { Endpoints, RequestOf } from '@org/api-client/contract'
import { TextField } from '@org/ui/basics'
import { applyApi } from '../../api/apply'
import { useTranslation } from '../../i18n/use-translation'
import { Form } from '../../parts/form/Form'
import { useForm } from '../../parts/form/use-form'
import { PicturesField } from '../../parts/upload/PicturesField'
import { usePictures } from '../../parts/upload/use-pictures'
import styles from './service.module.css'

const { useSubmitApplicationMutation } = applyApi

export type ApplicationType = RequestOf<Endpoints['getApplication']>['type']

const PICTURES = 6

/** Applies. The page shows the new state when the server has the application. */
export const ApplyForm = ({ type }: { type: ApplicationType }) => {
  const { t } = useTranslation('apply')
  const { t: forms } = useTranslation('form')
  const [submit] = useSubmitApplicationMutation()
  const pictures = usePictures(PICTURES)
  const needed = (value: string) => (value.trim() === '' ? forms(($) => $.required) : null)
  const { field, state } = useForm({
    initial: { real_name: '', contact: '', statement: '' },
    faults: ({ real_name, contact, statement }) => ({
      real_name: needed(real_name),
      contact: needed(contact),
      statement: needed(statement),
    }),
    send: (values) => submit({ type, ...values, pictures: pictures.keys() }),
    fieldOf: {},
    onDone: () => {},
    warns: true,
  })
  return (
    <div className={styles.form}>
      <p className={styles.intro}>{t(($) => $.intro[type])}</p>
      <Form form={{ ...state, busy: state.busy || pictures.sending }} submit={t(($) => $.submit)}>
        <TextField {...field('real_name')} label={t(($) => $.realName)} autoComplete="name" maxLength={40} />
        <TextField {...field('contact')} label={t(($) => $.contact)} hint={t(($) => $.contactHint)} maxLength={100} />
        <TextField
          {...field('statement')}
          label={t(($) => $.statement)}
          hint={t(($) => $.statementHint[type])}
          rows={4}
          maxLength={500}
        />
        <PicturesField label={t(($) => $.pictures)} pictures={pictures} />
      </Form>
    </div>
  )
}
