import type { Incident, LineupPlayer, Match, TeamLineup } from '@org/api-client/contract'
import { formatDecimal, isWaiting } from '@org/domain'
import { PitchLineup, type LineupMark, type LineupTeam } from '@org/ui/sport'
import { matchDetailApi } from '../../api/match-details'
import { matchPageApi } from '../../api/match-page'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { shortName } from '../../matches/team-names'
import { QueryView } from '../page/QueryView'
import { useAppSelector } from '../../store/store'
import { useLivePolling } from './live-polling'
import { useMoment } from './moment'
import { useRatings, type RatedPlayer } from './use-ratings'
import { useShownIncident } from './use-shown-incident'

const { useGetLineupDataQuery } = matchPageApi
const { useGetIncidentsDataQuery } = matchDetailApi

type Side = 'home' | 'away'

/** Line-ups are published in the hour before the kick-off. */
const BEFORE_MS = 60_000
const useLineupPolling = (match: Match) => ({
  ...useLivePolling(match),
  ...(isWaiting(match.sport_id, match.status) && { pollingInterval: BEFORE_MS }),
})

/** The line-ups of a football match, with the goals, cards and changes until the shown minute, and ratings after the end. */
export const LineupPanel = ({ match }: { match: Match }) => {
  const { t } = useTranslation('analysis')
  const query = useGetLineupDataQuery({ sport: 'football', matchid: match.id }, useLineupPolling(match))
  const teamOf = useLineupTeam(match)
  return (
    <QueryView
      query={query}
      skeleton={{ kind: 'text', count: 8 }}
      empty={{
        when: ({ home, away }) => home.starters.length + away.starters.length === 0,
        show: isWaiting(match.sport_id, match.status)
          ? { title: t(($) => $.lineup.empty), hint: t(($) => $.lineup.when) }
          : { title: t(($) => $.lineup.unknown), hint: t(($) => $.lineup.unknownHint) },
      }}
    >
      {({ home, away }) => (
        <PitchLineup
          home={teamOf('home', home)}
          away={teamOf('away', away)}
          labels={{
            captain: t(($) => $.lineup.captain),
            starters: t(($) => $.lineup.starters),
            bench: t(($) => $.lineup.bench),
            absences: t(($) => $.lineup.absences),
            rating: t(($) => $.ratings.name),
          }}
        />
      )}
    </QueryView>
  )
}

const useLineupTeam = (match: Match) => {
  const { t } = useTranslation('analysis')
  const lang = useAppSelector((state) => state.preferences.lang)
  const locale = useLocale()
  const marksOf = useMarks(match)
  const ratings = useRatings(match)
  const { minute } = useMoment()
  const ratingOf = (side: Side, { name, number }: LineupPlayer) => {
    const isOf = (each: RatedPlayer) => each.side === side && each.name === name && each.number === number
    const rated = minute === null ? ratings.find(isOf) : undefined
    return rated ? { rating: formatDecimal(rated.rating, 1, locale) ?? '' } : {}
  }
  return (side: Side, { formation, starters, bench, absent }: TeamLineup): LineupTeam => {
    const team = side === 'home' ? match.hometeam : match.awayteam
    const shown = (player: LineupPlayer, index: number) => ({
      id: `${side} ${index} ${player.name}`,
      name: player.name,
      ...(player.number === null ? {} : { number: String(player.number) }),
      ...(player.position === null ? {} : { position: t(($) => $.lineup.positions[player.position ?? 'forward']) }),
      ...(player.captain === 1 && { isCaptain: true }),
      marks: marksOf(side, player.name),
      ...ratingOf(side, player),
    })
    return {
      name: shortName(team, lang),
      logo: team.logo,
      ...(formation === '' ? {} : { formation }),
      starters: starters.map(shown),
      bench: bench.map(shown),
      absences: absent.map(({ name, reason }, index) => ({
        id: `${index} ${name}`,
        name,
        reason: t(($) => $.lineup.reasons[reason]),
      })),
    }
  }
}

/** The incidents of a player. An own goal counts for the other side, and a change is one of both players. */
const useMarks = (match: Match) => {
  const { data } = useGetIncidentsDataQuery({ matchid: match.id }, useLivePolling(match))
  const toShown = useShownIncident()
  const { isUntil } = useMoment()
  const incidents = (data?.list ?? []).filter(({ id, kind }) => isUntil(id) && !kind.startsWith('shootout'))
  return (side: Side, name: string): LineupMark[] =>
    incidents.flatMap((incident) => {
      const shown = toShown(incident)
      if (shown.kind === 'period' || playerSide(incident) !== side) return []
      const isOn = incident.kind === 'substitution' && incident.second_player === name
      if (incident.player !== name && !isOn) return []
      return [{ id: shown.id, kind: shown.kind, label: `${shown.label} ${shown.minute}` }]
    })
}

const playerSide = ({ kind, side }: Incident) => {
  if (kind !== 'own_goal') return side
  return side === 'home' ? 'away' : 'home'
}
