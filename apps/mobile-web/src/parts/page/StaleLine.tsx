import { NetBanner } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'
import styles from './StaleLine.module.css'
import { useAgeText } from '../../hooks/use-age-text'

interface Staleness {
  /** When what is shown arrived, in epoch milliseconds. */
  at: number
  retry: { onRetry: () => void; retrying: boolean }
}

/** Says that the content below is not the newest, how old it is, and how to try again. Null if it is the newest. */
export const StaleLine = ({ stale }: { stale: Staleness | null }) => (
  // Stays in the page, so that its changes are announced.
  <div role="status" className={styles.line}>
    {stale && <Line {...stale} />}
  </div>
)

const Line = ({ at, retry }: Staleness) => {
  const { t } = useTranslation()
  const updated = useAgeText(at)
  if (retry.retrying) return <NetBanner state="connecting" text={t(($) => $.loading)} />
  const action = { label: t(($) => $.retry), onPress: retry.onRetry }
  return <NetBanner state="offline" text={t(($) => $.stale.failed, { updated })} action={action} />
}
