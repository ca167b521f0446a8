import { FilePicker, TextField } from '@org/ui/basics'
import { materialApi } from '../../api/material'
import { useTranslation } from '../../i18n/use-translation'
import { Form } from '../../parts/form/Form'
import { useForm } from '../../parts/form/use-form'
import styles from './material.module.css'
import { useMaterialFile } from './use-material-file'

const { useAddMaterialMutation } = materialApi

/** Sends a picture or a video with its title to review. */
const MaterialForm = ({ onSent }: { onSent: () => void }) => {
  const { t } = useTranslation('material')
  const { t: forms } = useTranslation('form')
  const [addMaterial] = useAddMaterialMutation()
  const material = useMaterialFile()
  const { field, state } = useForm({
    initial: { title: '' },
    faults: ({ title }) => ({ title: title.trim() === '' ? forms(($) => $.required) : null }),
    send: ({ title }) => {
      const { key, seconds } = material.sent() ?? { key: '', seconds: 0 }
      return addMaterial({ title, files: [key], seconds })
    },
    fieldOf: {},
    onDone: onSent,
    warns: true,
  })
  return (
    <div className={styles.form}>
      <p className={styles.intro}>{t(($) => $.intro)}</p>
      <FilePicker
        label={t(($) => $.file)}
        hint={t(($) => $.fileHint)}
        accept="image/*,video/mp4"
        disabled={material.files.length > 0}
        files={material.files}
        onPick={material.add}
        onRemove={material.remove}
        onRetry={material.retry}
        labels={{
          cancel: (name) => forms(($) => $.pictures.cancel, { name }),
          remove: (name) => forms(($) => $.pictures.remove, { name }),
          retry: (name) => forms(($) => $.pictures.retry, { name }),
          sending: (name) => forms(($) => $.pictures.sending, { name }),
        }}
      />
      {(material.sending || material.sent() !== null) && (
        <Form form={{ ...state, busy: state.busy || material.sending }} submit={t(($) => $.send)}>
          <TextField {...field('title')} label={t(($) => $.title)} maxLength={80} />
        </Form>
      )}
    </div>
  )
}

export default MaterialForm
