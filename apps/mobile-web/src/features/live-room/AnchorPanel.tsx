import type { LiveRoom } from '@org/api-client/contract'
import { formatTime, formatCount } from '@org/domain'
import { ProfileHead } from '@org/ui/account'
import { useTranslation } from '../../i18n/use-translation'
import { useLocale } from '../../hooks/use-locale'
import styles from './LiveRoomScreen.module.css'

/** The profile of the anchor. */
export const AnchorPanel = ({ live }: { live: LiveRoom }) => {
  const { t } = useTranslation('live')
  const locale = useLocale()
  const { anchor } = live
  return (
    <div className={styles.scroll}>
      <section className={styles.card}>
        <ProfileHead name={anchor.nick_name} avatar={anchor.avatar} signature={anchor.signature} />
        <dl className={styles.facts}>
          <dt>{t(($) => $.fans)}</dt>
          <dd>{formatCount(anchor.fans_count, locale)}</dd>
          <dt>{t(($) => $.since)}</dt>
          <dd>{formatTime(live.start_time)}</dd>
        </dl>
      </section>
    </div>
  )
}
