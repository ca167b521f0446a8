import type { LiveRoom } from '@org/api-client/contract'
import { formatCount } from '@org/domain'
import { useLiveRoom } from '@org/im-sdk/react'
import { Avatar } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'
import { useLocale } from '../../hooks/use-locale'
import { WhenChat } from '../../im/WhenChat'
import styles from './LiveRoomScreen.module.css'

/** The anchor who is on air, and the number of viewers. */
export const AnchorBar = ({ live }: { live: LiveRoom }) => (
  <div className={styles.anchor}>
    <Avatar name={live.anchor.nick_name} src={live.anchor.avatar} size="small" live />
    <div className={styles.names}>
      <p className={styles.name}>{live.anchor.nick_name}</p>
      <h1 className={styles.title}>{live.title}</h1>
    </div>
    <WhenChat>
      <Viewers groupID={live.group_id} />
    </WhenChat>
  </div>
)

/** The viewer count needs the room, so the app enters it here, on every tab. */
const Viewers = ({ groupID }: { groupID: string }) => {
  const { t } = useTranslation('live')
  const locale = useLocale()
  const { memberCount } = useLiveRoom(groupID)
  if (memberCount === null) return null
  return (
    <span className={styles.viewers}>{t(($) => $.viewers, { shown: formatCount(memberCount, locale) ?? '' })}</span>
  )
}
