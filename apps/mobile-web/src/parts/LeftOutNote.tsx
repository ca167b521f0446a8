import { useTranslation } from '../i18n/use-translation'
import { useLeaveOut } from '../matches/leave-out'
import styles from './SimulatedNote.module.css'

/** Says above a table or a ranking that it is counted without the results that the fan does not want to know yet. */
export const LeftOutNote = () => {
  const { t } = useTranslation()
  const { leave_out } = useLeaveOut()
  return leave_out ? <p className={styles.note}>{t(($) => $.leftOut)}</p> : null
}
