import { assetPath } from '@org/site-brands'
import { AppBar } from '@org/ui'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBack } from '../../hooks/use-back'
import { useBrand } from '../../site/brand-context'
import { useAppSelector } from '../../store/store'
import styles from './AuthPage.module.css'

interface AuthPageProps {
  title: string
  art: 'login' | 'register'
  onSubmit: () => void
  children: ReactNode
}

/** The page of a form that opens the app: the brand's art over the fields. */
export const AuthPage = ({ title, art, onSubmit, children }: AuthPageProps) => {
  const { t } = useTranslation()
  const brand = useBrand()
  const back = useBack('/')
  const lang = useAppSelector((state) => (state.preferences.lang === 'cn' ? 'zh' : 'pt-BR'))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <div className={styles.page}>
      <AppBar tone="clear" title={title} back={{ label: t(($) => $.back), onPress: back }} className={styles.bar} />
      <img src={assetPath(brand, art)} alt={brand.displayName[lang]} className={styles.art} />
      <main className={styles.card}>
        <form className={styles.form} noValidate onSubmit={submit}>
          {children}
        </form>
      </main>
    </div>
  )
}
