import type { International, Match } from '@org/api-client/contract'
import { isOn } from '@org/domain'
import { PreMatchHead } from '@org/ui/sport'
import { matchPageApi } from '../../api/match-page'
import { useConfig } from '../../hooks/use-config'
import { useTranslation } from '../../i18n/use-translation'
import { useLeaveOut } from '../../matches/leave-out'
import { useMatchFace } from '../../matches/use-match-face'
import { useOpenMatches } from '../../matches/use-shield'
import type { MatchPageHeadProps } from './match-page-head-props'
import { usePastResults } from '../../parts/match/past-results'
import { useFormDots } from '../../parts/match/use-form-dots'
import { useHeadParts } from './use-head-parts'
import { WatchButton } from './WatchButton'

const { useGetAnalysisDataQuery } = matchPageApi

/** The latest results in the head; the analysis has more. */
const SHOWN_RESULTS = 5
const NONE: readonly Match[] = []

/** Before the match: a countdown, and the form of both teams. */
export const WaitingHead = ({ sport, match, venue, rooms, ref }: MatchPageHeadProps) => {
  const { t } = useTranslation('analysis')
  const { config } = useConfig()
  const { home, away, notes } = useHeadParts(sport, match, venue)
  const { clock } = useMatchFace(match)
  const { letters, dotsOf } = useFormDots()
  const { currentData } = useGetAnalysisDataQuery(
    { sport, matchid: match.id, ...useLeaveOut() },
    { skip: !isOn(config.switches, 'race_analysis') },
  )
  const homeResults = useOpenMatches(currentData?.home.results ?? NONE)
  const awayResults = useOpenMatches(currentData?.away.results ?? NONE)
  const pastOf = usePastResults()
  const formOf = (
    name: string,
    teamId: number,
    results: readonly Match[],
    internationals: readonly International[],
  ) => ({
    label: t(($) => $.form.title, { team: name }),
    matches: dotsOf(teamId, pastOf(results, internationals).slice(0, SHOWN_RESULTS)),
  })
  return (
    <PreMatchHead
      {...(ref ? { ref } : {})}
      home={home}
      away={away}
      notes={notes}
      clock={clock}
      kickOff={match.kickoff_time * 1000}
      labels={{
        countdown: t(($) => $.countdown.label),
        days: t(($) => $.countdown.days),
        hours: t(($) => $.countdown.hours),
        minutes: t(($) => $.countdown.minutes),
        seconds: t(($) => $.countdown.seconds),
        soon: t(($) => $.countdown.soon),
      }}
      {...(currentData
        ? {
            form: {
              letters,
              home: formOf(home.name, match.hometeam.id, homeResults, currentData.home.internationals),
              away: formOf(away.name, match.awayteam.id, awayResults, currentData.away.internationals),
            },
          }
        : {})}
    >
      {rooms[0] && <WatchButton room={rooms[0]} />}
    </PreMatchHead>
  )
}
