import type { LiveRoom } from '@org/api-client/contract'
import { formatCount, pagePath } from '@org/domain'
import { LiveCard } from '@org/ui/live'
import { useTranslation } from '../i18n/use-translation'
import { useLocale } from '../hooks/use-locale'
import { useHref, useNavigate } from 'react-router'

interface RoomCardProps {
  room: LiveRoom
  tag?: string | undefined
  /** The place in the list: a phone shows the first rows when the page opens. */
  index: number
}

/** A room on air, with a link to it. */
export const RoomCard = ({ room, tag, index }: RoomCardProps) => {
  const { t } = useTranslation('live')
  const locale = useLocale()
  const navigate = useNavigate()
  const to = pagePath('liveDetail', { id: room.id })
  return (
    <LiveCard
      title={room.title}
      cover={room.cover}
      eager={index < ON_FIRST_SCREEN}
      anchor={{ name: room.anchor.nick_name, avatar: room.anchor.avatar }}
      heat={formatCount(room.hot, locale) ?? ''}
      heatLabel={t(($) => $.heat, { count: room.hot })}
      live={t(($) => $.onAir)}
      href={useHref(to)}
      onOpen={() => void navigate(to)}
      {...(tag ? { tag } : {})}
    />
  )
}

const ON_FIRST_SCREEN = 6
