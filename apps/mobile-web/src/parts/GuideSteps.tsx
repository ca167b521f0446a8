import type { DownloadGuide } from '@org/domain'
import { useTranslation } from '../i18n/use-translation'
import styles from './GuideSteps.module.css'

/** How to get the app in this browser, step by step. */
export const GuideSteps = ({ guide }: { guide: DownloadGuide }) => {
  const { t } = useTranslation('download')
  return (
    <ol className={styles.steps}>
      {(['first', 'second', 'third'] as const).map((step) => (
        <li key={step}>{t(($) => $.guides[guide][step])}</li>
      ))}
    </ol>
  )
}
