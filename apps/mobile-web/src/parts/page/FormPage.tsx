import type { ReactNode } from 'react'
import { Form, type FormProps } from '../form/Form'
import styles from './FormPage.module.css'
import { Page } from './Page'

export interface FormPageProps extends Omit<FormProps, 'label'> {
  title: string
  /** In the bar. */
  actions?: ReactNode
  /** Above the form, such as the brand's art. */
  above?: ReactNode
  /** Below its button, such as a link to another form. */
  below?: ReactNode
}

/** The page of a form. */
export const FormPage = ({ title, actions, above, below, ...form }: FormPageProps) => (
  <Page title={title} actions={actions}>
    <div className={styles.page}>
      {above}
      <div className={styles.card}>
        <Form {...form} />
        {below}
      </div>
    </div>
  </Page>
)
