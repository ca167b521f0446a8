import type { Leaders, Match } from '@org/api-client/contract'
import { ListGroup, ListRow } from '@org/ui/basics'
import { matchPageApi } from '../../api/match-page'
import { useTranslation } from '../../i18n/use-translation'
import { shortName } from '../../matches/team-names'
import { QueryView } from '../../parts/page/QueryView'
import { useAppSelector } from '../../store/store'
import { useLivePolling } from '../../parts/match/live-polling'

const { useGetMatchTop3DataQuery } = matchPageApi

const KINDS = ['points', 'rebounds', 'assists'] as const

/** The best players of both basketball teams in points, rebounds and assists. */
export const LeadersView = ({ match }: { match: Match }) => {
  const { t } = useTranslation('analysis')
  const query = useGetMatchTop3DataQuery({ sport: 'basketball', matchid: match.id }, useLivePolling(match))
  return (
    <QueryView
      query={query}
      skeleton={{ kind: 'text' }}
      empty={{
        when: ({ home, away }) => home.points.length + away.points.length === 0,
        show: { title: t(($) => $.leaders.empty) },
      }}
    >
      {({ home, away }) => (
        <>
          <TeamLeaders team={match.hometeam} leaders={home} />
          <TeamLeaders team={match.awayteam} leaders={away} />
        </>
      )}
    </QueryView>
  )
}

const TeamLeaders = ({ team, leaders }: { team: Match['hometeam']; leaders: Leaders }) => {
  const { t } = useTranslation('analysis')
  const lang = useAppSelector((state) => state.preferences.lang)
  return (
    <ListGroup title={shortName(team, lang)}>
      {KINDS.map((kind) => (
        <ListRow
          key={kind}
          title={t(($) => $.leaders[kind])}
          note={leaders[kind].map(({ player, value }) => `${player} ${value}`).join(' · ')}
        />
      ))}
    </ListGroup>
  )
}
