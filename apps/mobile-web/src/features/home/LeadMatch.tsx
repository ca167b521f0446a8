import { matchPath, pagePath, SPORT } from '@org/domain'
import { LeadStory } from '@org/ui/sport'
import { memo, Suspense } from 'react'
import { useHref, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation'
import { isHeldBack, shownScore } from '../../matches/spoiler-shield'
import { shortName } from '../../matches/team-names'
import { useLiveMatch } from '../../matches/use-live-match'
import { useMatchFace } from '../../matches/use-match-face'
import { useAppSelector } from '../../store/store'
import type { Lead } from './lead-story'
import { extraPart } from '../../parts/later-part'

/** After the first page, which shows the story without it. */
const LeadMomentum = extraPart(() => import('./LeadMomentum'))

/** The match of the moment, with its anchors. */
export const LeadMatch = memo(function LeadMatch({ lead: { match: listed, rooms } }: { lead: Lead }) {
  const { t } = useTranslation('home')
  const { t: live } = useTranslation('live')
  const navigate = useNavigate()
  const lang = useAppSelector((state) => state.preferences.lang)
  const match = useLiveMatch(listed)
  const { phase, clock, note } = useMatchFace(match)
  const [room] = rooms
  const roomPage = pagePath('liveDetail', { id: room.id })
  const roomAddress = useHref(roomPage)
  const page = matchPath(match)
  const address = useHref(page ?? '/')
  const score = shownScore(match)
  const homeName = shortName(match.hometeam, lang)
  const awayName = shortName(match.awayteam, lang)
  return (
    <LeadStory
      league={[shortName(match.matchevent, lang), match.round].filter(Boolean).join(' · ')}
      home={{ name: homeName, logo: match.hometeam.logo, score: score?.home ?? null }}
      away={{ name: awayName, logo: match.awayteam.logo, score: score?.away ?? null }}
      live={phase === 'live' ? live(($) => $.onAir) : null}
      clock={clock}
      {...(note ? { note } : {})}
      anchors={rooms.map(({ anchor }) => ({ name: anchor.nick_name, avatar: anchor.avatar }))}
      headline={room.title}
      watch={{ label: t(($) => $.watch), href: roomAddress, onPress: () => void navigate(roomPage) }}
      {...(match.sport_id === SPORT.football &&
        !isHeldBack(match) && {
          chart: (
            <Suspense>
              <LeadMomentum match={match} homeName={homeName} awayName={awayName} />
            </Suspense>
          ),
        })}
      {...(page ? { href: address, onOpen: () => void navigate(page) } : {})}
    />
  )
})
