import { pagePath, SPORT } from '@org/domain'
import { Button, ListGroup, ListRow, SkeletonList } from '@org/ui/basics'
import { SeasonSwitch, TeamLogo } from '@org/ui/sport'
import { Suspense, useEffect } from 'react'
import { useHref, useNavigate } from 'react-router'
import { databaseApi } from '../../api/database'
import { useTranslation } from '../../i18n/use-translation'
import { fullName, shortName } from '../../matches/team-names'
import { laterPart } from '../../parts/later-part'
import { DetailPage } from '../../parts/page/DetailPage'
import { PageTabs } from '../../parts/page/PageTabs'
import { SimulatedNote } from '../../parts/SimulatedNote'
import { useAppDispatch, useAppSelector } from '../../store/store'
import type { EventInfo } from './event-info'
import { NumbersPanel } from './NumbersPanel'
import { RankingPanel } from './RankingPanel'
import { SchedulePanel } from './SchedulePanel'
import { TablePanel } from './TablePanel'
import { useLeagueAddress } from './use-league-address'
import { useTabAhead } from './use-tab-ahead'
import { leagueVisited } from '../../parts/leagues/visited-leagues'

const KnockoutPanel = laterPart(() => import('./KnockoutPanel'), [])

const { useGetEventInfoQuery } = databaseApi

/** A league: its season, and the table, the schedule and the rankings of it. Season and tab are in the address. */
const LeagueScreen = () => {
  const { t } = useTranslation('database')
  const lang = useAppSelector((state) => state.preferences.lang)
  const { path } = useLeagueAddress()
  const { data, ...info } = useGetEventInfoQuery(path, { refetchOnReconnect: true })
  useTabAhead()
  useVisit(data?.league)
  // The head stays while another season of the league is loaded.
  const kept = data?.league.id === path.event_id ? data : undefined
  return (
    <DetailPage
      query={{ ...info, currentData: info.currentData ?? (info.isError ? undefined : kept) }}
      title={t(($) => $.league.title)}
      page={({ league }) => ({ title: fullName(league, lang) })}
      skeleton={{ kind: 'text', count: 10 }}
      missing={{ title: t(($) => $.league.missing), action: <ToDatabase /> }}
    >
      {(shown) => <LeagueBody info={shown} isOld={info.currentData === undefined} />}
    </DetailPage>
  )
}

/** Keeps the league in the list of visited ones. */
const useVisit = (league: EventInfo['league'] | undefined) => {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!league) return
    const { id, logo, sport_id, name_zh, name_pt } = league
    dispatch(leagueVisited({ id, logo, sportsType: sport_id, name: name_zh, name_pt }))
  }, [dispatch, league])
}

const ToDatabase = () => {
  const { t } = useTranslation('database')
  const navigate = useNavigate()
  const to = pagePath('database')
  return (
    <Button tone="soft" href={useHref(to)} onPress={() => void navigate(to)}>
      {t(($) => $.league.toDatabase)}
    </Button>
  )
}

interface LeagueBodyProps {
  info: EventInfo
  /** It is of another season than the one that is loading. */
  isOld: boolean
}

const LeagueBody = ({ info, isOld }: LeagueBodyProps) => {
  const { t } = useTranslation('database')
  const { t: common } = useTranslation()
  const { path } = useLeagueAddress()
  const season = path.season_id || info.season_id
  return (
    <>
      <SimulatedNote of={[info]} />
      <LeagueHead info={info} seasonId={season} />
      <PageTabs
        label={t(($) => $.league.tabsLabel)}
        tabs={info.tabs.map((id) => ({ id, label: t(($) => $.league.tabs[id]) }))}
      >
        {(tab) => {
          if (tab === 'table') return <TablePanel key={season} />
          if (tab === 'bracket')
            return (
              <Suspense fallback={<SkeletonList aria-busy kind="text" count={8} label={common(($) => $.loading)} />}>
                <KnockoutPanel key={season} />
              </Suspense>
            )
          if (tab === 'schedule') return <SchedulePanel key={season} rounds={isOld ? null : info} />
          if (tab === 'numbers') return <NumbersPanel key={season} />
          return <RankingPanel key={`${season} ${tab}`} type={tab} />
        }}
      </PageTabs>
    </>
  )
}

const LeagueHead = ({ info: { league, seasons }, seasonId }: { info: EventInfo; seasonId: number }) => {
  const { t } = useTranslation('database')
  const { t: common } = useTranslation()
  const lang = useAppSelector((state) => state.preferences.lang)
  const { choose } = useLeagueAddress()
  return (
    <ListGroup>
      <ListRow
        icon={<TeamLogo name={shortName(league, lang)} src={league.logo} size="medium" />}
        title={common(($) => $.sports[league.sport_id === SPORT.football ? 'football' : 'basketball'])}
        end={
          seasons.length > 0 && (
            <SeasonSwitch
              seasons={seasons.map(({ id, name }) => ({ id: String(id), label: name }))}
              selectedId={String(seasonId)}
              onSelect={(id) => choose('season', id)}
              labels={{
                season: t(($) => $.league.season),
                earlier: t(($) => $.league.earlier),
                later: t(($) => $.league.later),
              }}
            />
          )
        }
      />
    </ListGroup>
  )
}

export default LeagueScreen
