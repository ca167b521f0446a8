import type { Endpoints, League, ReplyOf } from '@org/api-client/contract'
import { pagePath, PAGES } from '@org/domain'
import { ListGroup, ListRow } from '@org/ui/basics'
import { TeamLogo } from '@org/ui/sport'
import { useHref, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation'
import { fullName } from '../../matches/team-names'
import { useAppSelector } from '../../store/store'
import type { Query } from '../page/query-state'
import { QueryView } from '../page/QueryView'
import { LeagueRow } from './LeagueRow'
import { visitedLeagues } from './visited-leagues'

type DatabaseHome = ReplyOf<Endpoints['getDatabaseHome']>

/** What the database offers first: the leagues visited last and the hot ones, the national teams, and the rankings. */
export const HotLeagues = ({ home }: { home: Query<DatabaseHome> }) => {
  const { t } = useTranslation('database')
  const { t: common } = useTranslation()
  return (
    <>
      <VisitedLeagues />
      <QueryView
        query={home}
        skeleton={{ kind: 'text', count: 8 }}
        empty={{
          when: ({ hotList, fbList, bbList, cup }) => hotList.length + fbList.length + bbList.length === 0 && !cup,
          show: { title: t(($) => $.empty.leagues), hint: t(($) => $.empty.leaguesHint) },
        }}
      >
        {({ hotList, fbList, bbList, cup }) => (
          <>
            {cup && <NationalTeams cup={cup} />}
            <LeagueGroup title={t(($) => $.hot)} leagues={hotList} />
            <Rankings />
            <LeagueGroup title={common(($) => $.sports.football)} leagues={fbList} />
            <LeagueGroup title={common(($) => $.sports.basketball)} leagues={bbList} />
          </>
        )}
      </QueryView>
    </>
  )
}

/** The leagues whose pages were opened last, also without a network. */
const VisitedLeagues = () => {
  const { t } = useTranslation('database')
  const lang = useAppSelector((state) => state.preferences.lang)
  const visited = useAppSelector((root) => visitedLeagues.selectSlice(root).list)
  if (visited.length === 0) return null
  return (
    <ListGroup title={t(($) => $.visited)}>
      {visited.map(({ sportsType, ...league }) => (
        <LeagueRow
          key={`${sportsType}:${league.id}`}
          league={{ ...league, sport_id: sportsType }}
          name={lang === 'cn' ? league.name : league.name_pt}
        />
      ))}
    </ListGroup>
  )
}

/** The newest World Cup, and the ranking of all national teams. */
const NationalTeams = ({ cup }: { cup: NonNullable<DatabaseHome['cup']> }) => {
  const { t } = useTranslation('database')
  const navigate = useNavigate()
  const lang = useAppSelector((state) => state.preferences.lang)
  const name = fullName(cup, lang)
  const to = pagePath('fifa2025')
  const ranking = `${to}?tab=rank`
  return (
    <ListGroup title={t(($) => $.nations)}>
      <ListRow
        icon={<TeamLogo name={name} src={cup.logo} size="medium" />}
        title={name}
        href={useHref(to)}
        onPress={() => void navigate(to)}
      />
      <ListRow title={t(($) => $.nationRank)} href={useHref(ranking)} onPress={() => void navigate(ranking)} />
    </ListGroup>
  )
}

const LeagueGroup = ({ title, leagues }: { title: string; leagues: readonly League[] }) => {
  const lang = useAppSelector((state) => state.preferences.lang)
  if (leagues.length === 0) return null
  return (
    <ListGroup title={title}>
      {leagues.map((league) => (
        <LeagueRow key={league.id} league={league} name={fullName(league, lang)} />
      ))}
    </ListGroup>
  )
}

const Rankings = () => {
  const { t } = useTranslation('database')
  return (
    <ListGroup title={t(($) => $.rankings)}>
      {PAGES.billboard.params.type.map((type) => (
        <RankingLink key={type} type={type} />
      ))}
    </ListGroup>
  )
}

const RankingLink = ({ type }: { type: (typeof PAGES.billboard.params.type)[number] }) => {
  const { t } = useTranslation('database')
  const navigate = useNavigate()
  const to = pagePath('billboard', { type })
  return <ListRow title={t(($) => $.ranking.types[type])} href={useHref(to)} onPress={() => void navigate(to)} />
}
