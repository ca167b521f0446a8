import type { LiveRoom } from '@org/api-client/contract'
import { formatCount } from '@org/domain'
import { useLiveRoom } from '@org/im-sdk/react'
import { Avatar } from '@org/ui'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../hooks/use-locale'
import { WhenChat } from '../../im/WhenChat'
import styles from './LiveRoomScreen.module.css'

/** Who is on air, and how many watch. */
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

/** Being counted is being in the room: it is entered here, whatever tab is open. */
const Viewers = ({ groupID }: { groupID: string }) => {
  const { t } = useTranslation('live')
  const locale = useLocale()
  const { memberCount } = useLiveRoom(groupID)
  if (memberCount === null) return null
  return (
    <span className={styles.viewers}>{t(($) => $.viewers, { shown: formatCount(memberCount, locale) ?? '' })}</span>
  )
}
