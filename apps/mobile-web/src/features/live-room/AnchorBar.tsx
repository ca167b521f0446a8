import type { LiveRoom } from '@org/api-client/contract'
import { formatCount } from '@org/domain'
import { useLiveRoom } from '@org/im-sdk/react'
import { AnchorCard } from '@org/ui/live'
import { useTranslation } from '../../i18n/use-translation'
import { useLocale } from '../../hooks/use-locale'
import { WhenChat } from '../../im/WhenChat'
import styles from './Room.module.css'

/** The anchor who is on air, with the heat of the room and the number of those in its chat, once that is known. */
export const AnchorBar = ({ live }: { live: LiveRoom }) => {
  const { anchor, title, group_id } = live
  const heat = useHeat(live)
  return (
    <AnchorCard
      className={styles.anchor}
      live
      name={anchor.nick_name}
      avatar={anchor.avatar}
      title={<h1>{title}</h1>}
      note={
        <WhenChat fallback={heat}>
          <Viewers groupID={group_id} heat={heat} />
        </WhenChat>
      }
    />
  )
}

const useHeat = ({ hot }: LiveRoom) => {
  const { t } = useTranslation('live')
  const locale = useLocale()
  return t(($) => $.heat, { shown: formatCount(hot, locale) ?? '' })
}

/** The heat of the lists, and who of that is in the chat: the heat counts more than those who are there now. */
const Viewers = ({ groupID, heat }: { groupID: string; heat: string }) => {
  const { t } = useTranslation('live')
  const locale = useLocale()
  const { memberCount } = useLiveRoom(groupID)
  return memberCount === null
    ? heat
    : [heat, t(($) => $.viewers, { shown: formatCount(memberCount, locale) ?? '' })].join(' · ')
}
