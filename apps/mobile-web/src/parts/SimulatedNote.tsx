import { useTranslation } from '../i18n/use-translation'
import styles from './SimulatedNote.module.css'

interface SimulatedNoteProps {
  /** What is shown below; nothing is said while it is loaded. */
  of: readonly { readonly simulated: 0 | 1 }[] | undefined
}

/** Says above matches, or what they add up to, that they are simulated, or that some of them are. */
export const SimulatedNote = ({ of = [] }: SimulatedNoteProps) => {
  const { t } = useTranslation()
  if (of.every(({ simulated }) => simulated === 0)) return null
  const areAll = of.every(({ simulated }) => simulated === 1)
  return <p className={styles.note}>{t(($) => (areAll ? $.simulated : $.someSimulated))}</p>
}
