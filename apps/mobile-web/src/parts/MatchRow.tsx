import { formatDecimal, isFinished, matchPath } from '@org/domain'
import { MatchCard } from '@org/ui/sport'
import type { Match } from '@org/api-client/contract'
import { memo, useMemo, type ReactNode } from 'react'
import { useTranslation } from '../i18n/use-translation'
import { useHref, useNavigate } from 'react-router'
import { useLocale } from '../hooks/use-locale'
import { shownScore } from '../matches/spoiler-shield'
import { shortName } from '../matches/team-names'
import { useLiveMatch } from '../matches/use-live-match'
import { useCollect } from '../matches/use-collect'
import { useAppSelector } from '../store/store'
import { useMatchFace } from '../matches/use-match-face'

interface MatchRowProps {
  match: Match
  drawName?: (name: string) => ReactNode
  /** Called when the page of the match is opened. */
  onOpen?: () => void
}

/** A row of a match list with live updates: its clock runs and its score flashes. */
export const MatchRow = memo(function MatchRow({ match: listed, drawName, onOpen }: MatchRowProps) {
  const { t } = useTranslation('scores')
  const navigate = useNavigate()
  const lang = useAppSelector((state) => state.preferences.lang)
  const locale = useLocale()
  const match = useLiveMatch(listed)
  const face = useMatchFace(match)
  const { collected, toggle } = useCollect(match)
  const to = matchPath(match)
  const address = useHref(to ?? '/')
  const open = () => {
    onOpen?.()
    if (to) void navigate(to)
  }
  const score = shownScore(match)
  const labels = useMemo(
    () => ({
      collect: t(($) => $.collect),
      redCards: t(($) => $.redCards),
      yellowCards: t(($) => $.yellowCards),
    }),
    [t],
  )
  const home = useTeam(
    shortName(match.hometeam, lang),
    match.hometeam.logo,
    score?.home ?? null,
    match.home_red,
    match.home_yellow,
  )
  const away = useTeam(
    shortName(match.awayteam, lang),
    match.awayteam.logo,
    score?.away ?? null,
    match.away_red,
    match.away_yellow,
  )
  // A finished match has no useful price.
  const over = isFinished(match.sport_id, match.status)
  const odds = useMemo(() => (match.odds && !over ? oddsOf(match.odds, locale) : null), [match.odds, over, locale])
  return (
    <MatchCard
      home={home}
      away={away}
      labels={labels}
      collected={collected}
      onCollect={toggle}
      {...face}
      {...(odds ? { odds } : {})}
      {...(match.live === 1 ? { stream: t(($) => $.stream) } : {})}
      {...(drawName && { drawName })}
      {...(to ? { href: address, onOpen: open } : {})}
    />
  )
})

/** The same object until it changes, because the row is memoised. */
const useTeam = (name: string, logo: string, score: number | null, redCards: number, yellowCards: number) =>
  useMemo(() => ({ name, logo, score, redCards, yellowCards }), [name, logo, score, redCards, yellowCards])

const oddsOf = ({ home, draw, away }: NonNullable<Match['odds']>, locale: string) =>
  (draw > 0 ? [home, draw, away] : [home, away]).map((price) => ({ value: formatDecimal(price, 2, locale) ?? '' }))
