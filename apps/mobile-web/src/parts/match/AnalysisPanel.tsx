import type { Match } from '@org/api-client/contract'
import { useTranslation } from '../../i18n/use-translation'
import { matchPageApi } from '../../api/match-page'
import { useLeaveOut } from '../../matches/leave-out'
import { QueryView } from '../page/QueryView'
import { FormSection } from './FormSection'
import { ForecastSection } from './ForecastSection'
import type { DetailSport } from './detail-sport'
import { LeagueLink } from './LeagueLink'
import { MatchStandings } from './MatchStandings'
import { MeetingsSection } from './MeetingsSection'
import styles from './AnalysisPanel.module.css'
import { VoteSection } from './VoteSection'

const { useGetAnalysisDataQuery } = matchPageApi

/** Vote, forecast, head to head, form, table and next matches of both teams. */
export const AnalysisPanel = ({ sport, match }: { sport: DetailSport; match: Match }) => {
  const { t } = useTranslation('analysis')
  const query = useGetAnalysisDataQuery({ sport, matchid: match.id, ...useLeaveOut() }, { refetchOnReconnect: true })
  return (
    <QueryView query={query} skeleton={{ kind: 'text', count: 8 }}>
      {({ meetings, internationals, home, away, standings, vote, forecast }) => (
        <div className={styles.sections}>
          <VoteSection sport={sport} match={match} vote={vote} />
          {forecast && <ForecastSection sport={sport} match={match} forecast={forecast} />}
          <MeetingsSection match={match} meetings={meetings} internationals={internationals} />
          <FormSection team={match.hometeam} form={home} />
          <FormSection team={match.awayteam} form={away} />
          {standings.length > 0 && (
            <MatchStandings sport={sport} match={match} list={standings} title={t(($) => $.standings)} />
          )}
          <LeagueLink match={match} />
        </div>
      )}
    </QueryView>
  )
}
