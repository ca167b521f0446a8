import type { Match } from '@org/api-client/contract'
import { MiniScore } from '@org/ui/sport'
import { shownScore } from '../../matches/spoiler-shield'
import { shortName } from '../../matches/team-names'
import { useLiveMatch } from '../../matches/use-live-match'
import { useMatchFace } from '../../matches/use-match-face'
import { useAppSelector } from '../../store/store'

/** The running score of a match in a line. */
export const RunningScore = ({ match: listed }: { match: Match }) => {
  const lang = useAppSelector((state) => state.preferences.lang)
  const match = useLiveMatch(listed)
  const { phase, clock } = useMatchFace(match)
  const score = shownScore(match)
  const side = (team: Match['hometeam'], value: number | undefined) => ({
    name: shortName(team, lang),
    logo: team.logo,
    score: value ?? null,
  })
  return (
    <MiniScore
      home={side(match.hometeam, score?.home)}
      away={side(match.awayteam, score?.away)}
      clock={clock}
      live={phase === 'live'}
    />
  )
}
