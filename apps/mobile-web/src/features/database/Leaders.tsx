import type { Endpoints, LeagueStanding, ReplyOf } from '@org/api-client/contract'
import { RankRow } from '@org/ui/account'
import { TeamLogo } from '@org/ui/sport'
import { useHref, useNavigate } from 'react-router'
import { databaseApi } from '../../api/database'
import { useTranslation } from '../../i18n/use-translation'
import { leaguePath } from '../../matches/league-path'
import { useLeaveOut } from '../../matches/leave-out'
import { fullName, shortName } from '../../matches/team-names'
import { LeftOutNote } from '../../parts/LeftOutNote'
import { ItemList } from '../../parts/page/ItemList'
import { QueryView } from '../../parts/page/QueryView'
import { Section } from '../../parts/Section'
import { SimulatedNote } from '../../parts/SimulatedNote'
import { useAppSelector } from '../../store/store'

const { useGetHotFootballRankQuery, useGetHotBasketballRankQuery } = databaseApi

type Sport = 'football' | 'basketball'
type LeadersOfLeague = ReplyOf<Endpoints['getHotFootballRank']>['list'][number]

/** The first three of the best known leagues of a sport. */
const Leaders = ({ sport }: { sport: Sport }) => {
  const { t } = useTranslation('database')
  const leaders = useHotRank(sport)
  return (
    <>
      <LeftOutNote />
      <SimulatedNote of={leaders.currentData?.list} />
      <QueryView
        query={leaders}
        skeleton={{ kind: 'conversation' }}
        empty={{
          when: ({ list }) => begun(list).length === 0,
          show: { title: t(($) => $.leaders.empty), hint: t(($) => $.leaders.emptyHint) },
        }}
      >
        {({ list }) => begun(list).map((each) => <LeagueLeaders key={each.league.id} leaders={each} sport={sport} />)}
      </QueryView>
    </>
  )
}

/** Before the first match all teams would be first. */
const begun = (leagues: readonly LeadersOfLeague[]) =>
  leagues.filter(({ list }) => list.some(({ won, drawn, lost }) => won + drawn + lost > 0))

const useHotRank = (sport: Sport) => {
  const leftOut = useLeaveOut()
  const optionsOf = (own: Sport) => ({ refetchOnReconnect: true, skip: sport !== own })
  const football = useGetHotFootballRankQuery(leftOut, optionsOf('football'))
  const basketball = useGetHotBasketballRankQuery(leftOut, optionsOf('basketball'))
  return sport === 'football' ? football : basketball
}

const LeagueLeaders = ({ leaders: { league, list }, sport }: { leaders: LeadersOfLeague; sport: Sport }) => {
  const { t } = useTranslation('database')
  const lang = useAppSelector((state) => state.preferences.lang)
  const name = fullName(league, lang)
  const to = `${leaguePath(league)}?tab=table`
  return (
    <Section title={name} more={{ label: t(($) => $.league.tabs.table), to }}>
      <ItemList label={name} items={list} keyOf={({ team }) => team.id}>
        {(standing) => <LeaderRow standing={standing} sport={sport} to={to} />}
      </ItemList>
    </Section>
  )
}

const LeaderRow = ({ standing, sport, to }: { standing: LeagueStanding; sport: Sport; to: string }) => {
  const { t } = useTranslation('database')
  const navigate = useNavigate()
  const lang = useAppSelector((state) => state.preferences.lang)
  const { place, team, won, drawn, lost, points } = standing
  const name = shortName(team, lang)
  return (
    <RankRow
      rank={place}
      name={name}
      picture={<TeamLogo name={name} src={team.logo} size="medium" />}
      note={t(($) => $.leaders.results[sport], { won, drawn, lost })}
      value={String(points)}
      valueLabel={t(($) => $.table.columns.points.label)}
      href={useHref(to)}
      onOpen={() => void navigate(to)}
    />
  )
}

export default Leaders
