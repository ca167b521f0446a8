import type { Match } from '@org/api-client/contract'
import { SPORT } from '@org/domain'
import { useSharedPage } from '../../hooks/shared-page'
import { isHeldBack, shownScore, type Shown } from '../../matches/spoiler-shield'
import { fullName } from '../../matches/team-names'
import { useAppSelector } from '../../store/store'

/** Names and shares a match as its teams, with the score, the clock and the league: "A 2–1 B · 67' · League Round 12". */
export const useMatchShare = (match: Shown<Match>, clock: string) => {
  const lang = useAppSelector((state) => state.preferences.lang)
  const [home, away] = [fullName(match.hometeam, lang), fullName(match.awayteam, lang)]
  const score = shownScore(match)
  const line = score ? `${home} ${score.home}–${score.away} ${away}` : `${home} – ${away}`
  const league = [fullName(match.matchevent, lang), match.round].filter(Boolean).join(' ')
  const now = [line, clock].filter(Boolean).join(' · ')
  const { id, sport_id } = match
  useSharedPage(
    {
      title: `${home} – ${away}`,
      text: [now, league].filter(Boolean).join(' · '),
      // The server draws the score into it.
      ...(!isHeldBack(match) && { cover: `/media/share/match/${id}.jpg` }),
      // A match of esports has no page below `/share`.
      ...(sport_id === SPORT.football && { of: { kind: 'match', sport: 'football', id } }),
      ...(sport_id === SPORT.basketball && { of: { kind: 'match', sport: 'basketball', id } }),
    },
    now,
  )
}
