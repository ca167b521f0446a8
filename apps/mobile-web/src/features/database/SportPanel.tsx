import type { League } from '@org/api-client/contract'
import { SPORT } from '@org/domain'
import { FilterChips, SkeletonList } from '@org/ui/basics'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { databasePages } from '../../api/database'
import { useTranslation } from '../../i18n/use-translation'
import { fullName } from '../../matches/team-names'
import { laterPart } from '../../parts/later-part'
import { LeagueRow } from '../../parts/leagues/LeagueRow'
import { ListView } from '../../parts/page/ListView'
import { usePaged } from '../../parts/page/use-paged'
import { useAppSelector } from '../../store/store'

/** Loaded by the first look at them. */
const Leaders = laterPart(() => import('./Leaders'))

const { useGetEventListInfiniteQuery } = databasePages

interface OfSport {
  sport: 'football' | 'basketball'
}

const VIEWS = ['leagues', 'leaders'] as const
const idOf = ({ id }: League) => id

/** All leagues of a sport, or the leaders of the best known ones: the choice is in the address. */
export const SportPanel = ({ sport }: OfSport) => {
  const { t } = useTranslation('database')
  const { t: common } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const view = VIEWS.find((id) => id === query.get('view')) ?? 'leagues'
  const choose = (id: (typeof VIEWS)[number]) =>
    setQuery(
      (params) => {
        params.set('view', id)
        return params
      },
      { replace: true },
    )
  return (
    <>
      <FilterChips
        label={t(($) => $.views.label)}
        chips={VIEWS.map((id) => ({ id, label: t(($) => $.views[id]) }))}
        selectedId={view}
        onSelect={choose}
      />
      {view === 'leaders' ? (
        <Suspense fallback={<SkeletonList kind="conversation" label={common(($) => $.loading)} />}>
          <Leaders sport={sport} />
        </Suspense>
      ) : (
        <Leagues sport={sport} />
      )}
    </>
  )
}

/** The best known leagues come first. */
const Leagues = ({ sport }: OfSport) => {
  const { t } = useTranslation('database')
  const lang = useAppSelector((state) => state.preferences.lang)
  const leagues = usePaged(useGetEventListInfiniteQuery({ sport_id: SPORT[sport] }, { refetchOnReconnect: true }), idOf)
  return (
    <ListView
      label={t(($) => $.tabs[sport])}
      query={leagues}
      skeleton="text"
      empty={{ title: t(($) => $.empty.leagues), hint: t(($) => $.empty.leaguesHint) }}
      keyOf={idOf}
    >
      {(league) => <LeagueRow league={league} name={fullName(league, lang)} />}
    </ListView>
  )
}
