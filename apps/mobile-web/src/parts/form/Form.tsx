import { Button, Dialog } from '@org/ui/basics'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import styles from './Form.module.css'
import type { FormState } from './use-form'

export interface FormProps {
  form: FormState
  /** The text of the button. */
  submit: string
  /** The accessible name, for a form that is not the whole page. */
  label?: string
  /** The fields. */
  children: ReactNode
}

/** The fields of a form, why it could not be sent, and its button. */
export const Form = ({ form, submit, label, children }: FormProps) => {
  const { t } = useTranslation('form')
  const { root, busy, failure, leaving } = form
  return (
    <>
      <form
        ref={root}
        className={styles.form}
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault()
          form.submit()
        }}
      >
        {children}
        {failure !== '' && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <Button block size="large" type="submit" busy={busy}>
          {submit}
        </Button>
      </form>
      <Dialog
        name="leave"
        open={leaving.asks}
        title={t(($) => $.leave.title)}
        description={t(($) => $.leave.message)}
        onClose={leaving.stay}
        actions={
          <>
            <Button tone="outline" onPress={leaving.leave}>
              {t(($) => $.leave.leave)}
            </Button>
            <Button onPress={leaving.stay}>{t(($) => $.leave.stay)}</Button>
          </>
        }
      />
    </>
  )
}
