import type { ReactNode } from 'react'
import { Form, type FormProps } from '../form/Form'
import styles from './FormPage.module.css'
import { Page } from './Page'

export interface FormPageProps extends Omit<FormProps, 'label'> {
  title: string
  /** Above the form, such as the brand's art. */
  above?: ReactNode
  /** Below its button, such as a link to another form. */
  below?: ReactNode
}

/** The page of a form. */
export const FormPage = ({ title, above, below, ...form }: FormPageProps) => (
  <Page title={title}>
    <div className={styles.page}>
      {above}
      <div className={styles.card}>
        <Form {...form} />
        {below}
      </div>
    </div>
  </Page>
)
