import type { HostMessagePayloads } from '@org/domain'
import { useLiveRoom } from '@org/im-sdk/react'
import { EntranceEffect, GiftQueue, type RoomEntrance, type RoomGift } from '@org/ui/live'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useLocale } from '../../hooks/use-locale'
import { useViewer } from '../../hooks/use-viewer'
import { anchorName, giftName, hostAuthor, senderName } from '../../im/host-lines'
import { roomHostMessage } from '../../im/room-host-message'
import { WhenChat } from '../../im/WhenChat'
import styles from './RoomShow.module.css'

/** The least level of a member whose entrance is announced over the picture. */
const ENTRANCE_LEVEL = 10

/** As many gifts at once are grand in the queue. */
const GRAND_COUNT = 100

interface RoomShowProps {
  liveid: number
  groupID: string
}

/** The gifts, also dear ones of other rooms, and the members of a high level that arrive while the room is watched, over the picture. */
const RoomShow = (props: RoomShowProps) => (
  <WhenChat>
    <Arrivals {...props} />
  </WhenChat>
)

const Arrivals = ({ liveid, groupID }: RoomShowProps) => {
  const { isJoined } = useLiveRoom(groupID)
  // What the room already has when it is entered is not shown again.
  return isJoined ? <Gifts liveid={liveid} groupID={groupID} /> : null
}

const Gifts = ({ liveid, groupID }: RoomShowProps) => {
  const { t } = useTranslation('live')
  const locale = useLocale()
  const { user } = useViewer()
  const { messages } = useLiveRoom(groupID)
  const gifts = useMemo(
    () =>
      messages.flatMap((message): RoomGift[] => {
        const host = roomHostMessage(message)
        if (host?.type !== 'SendPackage' && host?.type !== 'OtherRoomPackageNotify') return []
        const isElsewhere = host.type === 'OtherRoomPackageNotify'
        const { sender, gift_id, gift_icon, count } = host.data
        // The room itself has already told of its own gift.
        if (isElsewhere && host.data.liveid === liveid) return []
        const name = giftName(host.data, locale)
        return [
          {
            id: message.ID,
            comboKey: `${host.data.liveid} ${sender.uid} ${gift_id}`,
            sender: { name: senderName(sender, locale), avatar: sender.avatar },
            text: isElsewhere
              ? t(($) => $.gift.sentElsewhere, { name, anchor: anchorName(host.data, locale) })
              : t(($) => $.gift.sent, { name }),
            icon: gift_icon,
            count,
            isMine: sender.uid === user?.uid,
            tone: isElsewhere || count >= GRAND_COUNT ? 'grand' : 'plain',
          },
        ]
      }),
    [messages, liveid, t, locale, user?.uid],
  )
  const effects = useMemo(
    () =>
      messages.flatMap((message) => {
        const host = roomHostMessage(message)
        return host?.type === 'GiftAnimation' ? [{ id: message.ID, ...host.data }] : []
      }),
    [messages],
  )
  const entrances = useMemo(
    () =>
      messages.flatMap((message): RoomEntrance[] => {
        const host = roomHostMessage(message)
        if (host?.type !== 'EnterRoomMessage' || host.data.sender.user_level < ENTRANCE_LEVEL) return []
        const { sender } = host.data
        const texts = { anchor: t(($) => $.badge.anchor), admin: t(($) => $.badge.admin), locale }
        return [
          {
            ...hostAuthor(sender, texts),
            id: message.ID,
            avatar: sender.avatar,
            text: t(($) => $.entrance.one),
          },
        ]
      }),
    [messages, t, locale],
  )
  return (
    <div className={styles.place}>
      <EntranceEffect entrances={entrances} othersText={(count) => t(($) => $.entrance.others, { count })} />
      <GiftQueue gifts={gifts} />
      <Effect effects={effects} />
    </div>
  )
}

type EffectData = HostMessagePayloads['GiftAnimation'] & { id: string }

/** More than these do not wait: the pictures would go on long after the gifts. */
const MOST_PICTURES = 5

/** The pictures of large gifts, one after the other, each while it lasts. Screen readers read the chat instead. */
const Effect = ({ effects }: { effects: readonly EffectData[] }) => {
  // What was there at first has been seen.
  const [seen, setSeen] = useState(effects.at(-1)?.id)
  const [playing, setPlaying] = useState<string>()
  // The room keeps the newest messages only: if the seen one has gone, all are newer.
  const waiting = effects.slice(effects.findIndex((effect) => effect.id === seen) + 1)
  const shown = waiting.find((effect) => effect.id === playing) ?? waiting.slice(-MOST_PICTURES)[0] ?? null
  if (shown !== null && shown.id !== playing) setPlaying(shown.id)
  const { id, duration } = shown ?? {}
  // Each message of the chat brings new objects, which must not start the time again.
  useEffect(() => {
    if (id === undefined) return
    const timer = setTimeout(() => setSeen(id), duration)
    return () => clearTimeout(timer)
  }, [id, duration])
  if (shown === null) return null
  return (
    <img
      key={shown.id}
      aria-hidden
      alt=""
      className={styles.effect}
      data-component="GiftEffect"
      src={shown.url}
      style={{ animationDuration: `${shown.duration}ms` }}
    />
  )
}

export default RoomShow
