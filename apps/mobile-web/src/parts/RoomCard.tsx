import type { ListedRoom, LiveRoom, Match } from '@org/api-client/contract'
import { formatCount, pagePath } from '@org/domain'
import { LiveCard } from '@org/ui/live'
import { memo } from 'react'
import { useTranslation } from '../i18n/use-translation'
import { useLocale } from '../hooks/use-locale'
import { useMark } from '../hooks/use-mark'
import { isShielded, shownScore } from '../matches/spoiler-shield'
import { useLiveMatch } from '../matches/use-live-match'
import { useMatchFace } from '../matches/use-match-face'
import { useAppSelector } from '../store/store'
import { useHref, useNavigate } from 'react-router'

interface RoomCardProps {
  /** With its match, if the list does not show that anyway. */
  room: LiveRoom | ListedRoom
  tag?: string | undefined
  /** The place in the list: a phone shows the first rows when the page opens. */
  index: number
}

/** A room on air, with a link to it, and the running score of its match on the cover. */
export const RoomCard = memo(function RoomCard(props: RoomCardProps) {
  const match = 'match' in props.room ? props.room.match : null
  return match ? <ScoredCard {...props} listed={match} /> : <Card {...props} />
})

const ScoredCard = ({ listed, room, ...props }: RoomCardProps & { listed: Match }) => {
  const match = useLiveMatch(listed)
  const { phase, clock } = useMatchFace(match)
  const score = shownScore(match)
  // A picture of the stream may show the score.
  const isHidden = useAppSelector((state) => isShielded(state, listed))
  const shown = isHidden ? { ...room, cover: `/media/cover/${listed.id}.webp` } : room
  return (
    <Card {...props} room={shown} match={phase === 'live' && score ? `${clock} ${score.home}-${score.away}` : clock} />
  )
}

const Card = ({ room, tag, index, match }: RoomCardProps & { match?: string }) => {
  const { t } = useTranslation('live')
  const locale = useLocale()
  const navigate = useNavigate()
  const to = pagePath('liveDetail', { id: room.id })
  const heat = formatCount(room.hot, locale) ?? ''
  const badge = useMark('live_badge', room.badge)
  return (
    <LiveCard
      title={room.title}
      cover={room.cover}
      eager={index < ON_FIRST_SCREEN}
      anchor={{ name: room.anchor.nick_name, avatar: room.anchor.avatar }}
      heat={heat}
      heatLabel={t(($) => $.heat, { shown: heat })}
      live={t(($) => $.onAir)}
      href={useHref(to)}
      onOpen={() => void navigate(to)}
      {...(match ? { match } : {})}
      {...(tag ? { tag } : {})}
      {...(badge ? { badge } : {})}
    />
  )
}

const ON_FIRST_SCREEN = 6
