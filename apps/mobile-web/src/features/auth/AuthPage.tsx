import { assetPath } from '@org/site-brands'
import type { ReactNode } from 'react'
import { LanguageButton } from '../../parts/LanguageButton'
import { FormPage, type FormPageProps } from '../../parts/page/FormPage'
import { useBrand } from '../../site/brand-context'
import { useBrandText } from '../../site/use-brand-text'
import styles from './AuthPage.module.css'

interface AuthPageProps extends Omit<FormPageProps, 'above'> {
  art: 'login' | 'register'
  /** Above the fields. */
  tabs?: ReactNode
}

/** The page of the login and registration forms: the brand's art above the fields. */
export const AuthPage = ({ art, tabs, children, ...page }: AuthPageProps) => {
  const brand = useBrand()
  const { name } = useBrandText()
  const above = <img src={assetPath(brand, art)} alt={name} className={styles.art} />
  return (
    <FormPage {...page} actions={<LanguageButton />} above={above}>
      {tabs}
      {children}
    </FormPage>
  )
}
