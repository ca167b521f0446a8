import { dateStrip, SPORT, type MatchSportId, pagePath } from '@org/domain'
import { FilterChips, IconButton, SegmentedTabs } from '@org/ui/basics'
import { DateStrip } from '@org/ui/sport'
import { Star } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useHref, useNavigate, useSearchParams } from 'react-router'
import { matchPreferences, sportChosen } from '../../matches/match-preferences'
import { useAppDispatch, useAppSelector } from '../../store/store'
import { filterCounts, FILTERS, isFilterName } from './filters'
import { MatchList } from './MatchList'
import { Page } from '../../parts/page/Page'
import { QueryView } from '../../parts/page/QueryView'
import { SimulatedNote } from '../../parts/SimulatedNote'
import styles from './ScoreScreen.module.css'
import { useDayMatches } from '../../matches/use-day-matches'
import { useToday } from '../../site/zone-context'
import { useStripDays } from './use-strip-days'

const SPORT_TABS = [
  { id: 'football', sport: SPORT.football },
  { id: 'basketball', sport: SPORT.basketball },
  { id: 'esport', sport: SPORT.esport },
] as const satisfies readonly { id: string; sport: MatchSportId }[]

/** The matches of a day by league. Day and filter are in the URL, so that reload and back keep them. */
const ScoreScreen = () => {
  const { t } = useTranslation('scores')
  const { t: common } = useTranslation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const collectedHref = useHref(pagePath('collected'))
  const [query, setQuery] = useSearchParams()
  const sport = useAppSelector((state) => matchPreferences.selectSlice(state).sport)
  const today = useToday()
  const strip = useMemo(() => dateStrip(today, 3, 3), [today])
  const day = strip.find(({ day: known }) => known === query.get('date'))?.day ?? today
  const asked = query.get('filter')
  const filter = isFilterName(asked) ? asked : 'all'
  const days = useStripDays(strip)
  const list = useDayMatches(day, sport)
  const counts = list.currentData ? filterCounts(list.currentData) : null

  const choose = (name: 'date' | 'filter', value: string, usual: string) =>
    setQuery(
      (params) => {
        if (value === usual) params.delete(name)
        else params.set(name, value)
        return params
      },
      { replace: true },
    )

  return (
    <Page
      updatedAt={list.fulfilledTimeStamp}
      title={
        <>
          <h1 className="visually-hidden">{common(($) => $.titles.schedule)}</h1>
          <SegmentedTabs
            look="title"
            label={t(($) => $.sports)}
            tabs={SPORT_TABS.map(({ id }) => ({ id, label: common(($) => $.sports[id]) }))}
            selectedId={SPORT_TABS.find((tab) => tab.sport === sport)?.id ?? 'football'}
            onSelect={(id) => dispatch(sportChosen(SPORT[id]))}
          />
        </>
      }
      actions={
        <IconButton
          label={t(($) => $.collected)}
          icon={<Star />}
          href={collectedHref}
          onPress={() => void navigate(pagePath('collected'))}
        />
      }
    >
      <div className={styles.choices}>
        <DateStrip label={t(($) => $.day)} days={days} selectedId={day} onSelect={(id) => choose('date', id, today)} />
        <FilterChips
          label={t(($) => $.filter)}
          chips={FILTERS.map((id) => ({
            id,
            label: t(($) => $.filters[id]),
            ...(id === 'all' || counts === null ? {} : { count: counts[id] }),
            ...(id === 'inplay' ? { tone: 'live' as const } : {}),
          }))}
          selectedId={filter}
          onSelect={(id) => choose('filter', id, 'all')}
        />
      </div>
      <SimulatedNote />
      <QueryView query={list} skeleton={{ kind: 'match', count: 9 }}>
        {(matches) => <MatchList matches={matches} filter={filter} />}
      </QueryView>
    </Page>
  )
}

export default ScoreScreen
