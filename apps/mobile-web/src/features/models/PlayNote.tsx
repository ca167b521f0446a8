import { useTranslation } from '../../i18n/use-translation'
import styles from './models.module.css'

/** What numbers are, and what the law of the country asks to be said beside them. */
export const PlayNote = () => {
  const { t } = useTranslation('models')
  return <p className={styles.note}>{t(($) => $.playNote)}</p>
}
