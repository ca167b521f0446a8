import { assetPath } from '@org/site-brands'
import { IconButton } from '@org/ui/basics'
import { ChevronLeft } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useBack } from '../../hooks/use-back'
import { useBrand } from '../../site/brand-context'
import { useBrandText } from '../../site/use-brand-text'
import styles from './AuthPage.module.css'

interface AuthPageProps {
  title: string
  art: 'login' | 'register'
  onSubmit: () => void
  children: ReactNode
}

/** The page of the login and registration forms: the brand's art above the fields. */
export const AuthPage = ({ title, art, onSubmit, children }: AuthPageProps) => {
  const { t } = useTranslation()
  const brand = useBrand()
  const back = useBack()
  const { name } = useBrandText()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <main className={styles.page}>
      <IconButton
        tone="onScrim"
        label={t(($) => $.back)}
        icon={<ChevronLeft />}
        onPress={back}
        className={styles.back}
      />
      <img src={assetPath(brand, art)} alt={name} className={styles.art} />
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        <form className={styles.form} noValidate onSubmit={submit}>
          {children}
        </form>
      </div>
    </main>
  )
}
