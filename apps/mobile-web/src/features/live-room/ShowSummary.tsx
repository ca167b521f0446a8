import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { formatCount } from '@org/domain'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import styles from './GoLiveSheet.module.css'

const FACTS = ['minutes', 'viewers', 'gifts', 'gold'] as const

/** What there was in a show that has ended. */
export const ShowSummary = (summary: ReplyOf<Endpoints['endLive']>) => {
  const { t } = useTranslation('onair')
  const locale = useLocale()
  return (
    <section role="status">
      <h3>{t(($) => $.ended)}</h3>
      <dl className={styles.summary}>
        {FACTS.map((fact) => (
          <div key={fact}>
            <dt>{t(($) => $.summary[fact])}</dt>
            <dd>{formatCount(summary[fact], locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
