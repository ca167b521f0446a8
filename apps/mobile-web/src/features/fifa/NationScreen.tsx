import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { formatDecimal } from '@org/domain'
import { ProfileHead } from '@org/ui/account'
import { EmptyState, Illustration } from '@org/ui/basics'
import { fifaApi } from '../../api/fifa'
import { useLocale } from '../../hooks/use-locale'
import { usePageParams } from '../../hooks/use-page-params'
import { useTranslation } from '../../i18n/use-translation'
import { fullName } from '../../matches/team-names'
import { useLeaveOut } from '../../matches/leave-out'
import { DetailPage } from '../../parts/page/DetailPage'
import { PageTabs } from '../../parts/page/PageTabs'
import { useAppSelector } from '../../store/store'
import { CupMatches } from './CupMatches'
import { GroupTables } from './GroupTables'
import { HonorPanel } from './HonorPanel'
import { LineupPanel } from './LineupPanel'
import { ToCup } from './ToCup'
import { RankHistory } from './RankHistory'
import { StatsPanel } from './StatsPanel'
import { useMovement } from './use-movement'

const { useGetFifaTeamQuery } = fifaApi

type Nation = ReplyOf<Endpoints['getFifaTeam']>

const TABS = ['matches', 'group', 'stats', 'honor', 'lineup', 'rank'] as const

/** A national team: its rank, and tabs for what else is known of it. The tab is in the URL. */
const NationScreen = () => {
  const { t } = useTranslation('fifa')
  const lang = useAppSelector((state) => state.preferences.lang)
  const { id } = usePageParams('fifaTeam')
  const nation = useGetFifaTeamQuery({ teamid: id, ...useLeaveOut() }, { refetchOnReconnect: true })
  return (
    <DetailPage
      query={nation}
      title={t(($) => $.team)}
      page={({ team }) => ({ title: fullName(team, lang) })}
      skeleton={{ kind: 'text', count: 10 }}
      missing={{ title: t(($) => $.missing), action: <ToCup /> }}
    >
      {(shown) => (
        <>
          <NationHead nation={shown} />
          <PageTabs
            label={t(($) => $.teamTabsLabel)}
            tabs={TABS.map((tab) => ({ id: tab, label: t(($) => $.teamTabs[tab]) }))}
          >
            {(tab) => <NationPanel tab={tab} nation={shown} />}
          </PageTabs>
        </>
      )}
    </DetailPage>
  )
}

const NationHead = ({ nation: { team, rank, group, matches } }: { nation: Nation }) => {
  const { t } = useTranslation('fifa')
  const lang = useAppSelector((state) => state.preferences.lang)
  const locale = useLocale()
  const movement = useMovement()
  return (
    <ProfileHead
      name={fullName(team, lang)}
      avatar={team.logo}
      {...(group ? { badges: [group.name] } : {})}
      {...(rank ? { signature: `${t(($) => $.head.rank)} · ${movement(rank.rank, rank.previous_rank)}` } : {})}
      stats={[
        { id: 'rank', label: t(($) => $.head.rank), value: rank ? String(rank.rank) : '–' },
        {
          id: 'points',
          label: t(($) => $.head.points),
          value: rank ? (formatDecimal(rank.points, 1, locale) ?? '') : '–',
        },
        { id: 'matches', label: t(($) => $.head.matches), value: String(matches.length) },
      ]}
    />
  )
}

const NationPanel = ({ tab, nation }: { tab: (typeof TABS)[number]; nation: Nation }) => {
  const { t } = useTranslation('fifa')
  const { team, group, matches, rank } = nation
  if (tab === 'matches') return <CupMatches matches={matches} />
  if (tab === 'group')
    return group ? (
      <GroupTables groups={[group]} highlighted={team.id} />
    ) : (
      <EmptyState icon={<Illustration kind="empty" />} title={t(($) => $.empty.group)} action={<ToCup />} />
    )
  if (tab === 'stats') return <StatsPanel teamid={team.id} />
  if (tab === 'honor') return <HonorPanel teamid={team.id} />
  return tab === 'lineup' ? <LineupPanel teamid={team.id} /> : <RankHistory rank={rank} />
}

export default NationScreen
