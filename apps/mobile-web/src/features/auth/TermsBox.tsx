import { pagePath } from '@org/domain'
import { Checkbox, type CheckboxProps } from '@org/ui/basics'
import { Link } from 'react-router'
import { useTranslation } from '../../i18n/use-translation'
import styles from './AuthPage.module.css'

/** The consent to the terms, which open in a tab of their own. */
export const TermsBox = (box: Omit<CheckboxProps, 'label'>) => {
  const { t } = useTranslation('auth')
  return (
    <Checkbox
      {...box}
      label={
        <>
          {t(($) => $.agree)}{' '}
          <Link to={pagePath('privacy')} target="_blank" className={styles.terms}>
            {t(($) => $.terms)}
          </Link>
        </>
      }
    />
  )
}
