import { useTranslation } from '../i18n/use-translation'
import { useConfig } from '../hooks/use-config'
import styles from './SimulatedNote.module.css'

/** Says above a list that its matches are simulated, if they are. */
export const SimulatedNote = () => {
  const { t } = useTranslation()
  const { config } = useConfig()
  return config.matches_simulated ? <p className={styles.note}>{t(($) => $.simulated)}</p> : null
}
