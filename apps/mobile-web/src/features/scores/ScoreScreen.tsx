import { SPORT, type MatchSportId, pagePath } from '@org/domain'
import { IconButton, SegmentedTabs } from '@org/ui/basics'
import { Search, Star } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useHref, useNavigate } from 'react-router'
import { matchPreferences, sportChosen } from '../../matches/match-preferences'
import { useAppDispatch, useAppSelector } from '../../store/store'
import { inLeagues } from './filters'
import { MatchList } from './MatchList'
import { LanguageButton } from '../../parts/LanguageButton'
import { Page } from '../../parts/page/Page'
import { Pullable } from '../../parts/page/Pullable'
import { QueryView } from '../../parts/page/QueryView'
import { SimulatedNote } from '../../parts/SimulatedNote'
import { ScoreChoices } from './ScoreChoices'
import { useDayMatches } from '../../matches/use-day-matches'
import { useToday } from '../../site/zone-context'
import { useScoreAddress, type ScoreSport } from './use-score-address'

const SPORT_TABS = [
  { id: 'football', sport: SPORT.football },
  { id: 'basketball', sport: SPORT.basketball },
  { id: 'esport', sport: SPORT.esport },
] as const satisfies readonly { id: string; sport: MatchSportId }[]

/** The matches of a day by league. */
const ScoreScreen = () => {
  const { t } = useTranslation('scores')
  const { t: common } = useTranslation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const collectedHref = useHref(pagePath('collected'))
  const searchHref = useHref(pagePath('scoreSearch'))
  const today = useToday()
  const address = useScoreAddress(today)
  const preferred = useAppSelector((state) => matchPreferences.selectSlice(state).sport)
  const sport = address.sport ? SPORT[address.sport] : preferred
  const list = useDayMatches(address.day, sport)
  const { currentData } = list
  const chosen = useMemo(
    () => (currentData ? inLeagues(currentData, address.leagues) : null),
    [currentData, address.leagues],
  )
  const chooseSport = (id: ScoreSport, more: { filter?: '' } = {}) => {
    dispatch(sportChosen(SPORT[id]))
    address.change({ sport: id, leagues: '', ...more })
  }
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
            onSelect={(id) => chooseSport(id)}
          />
        </>
      }
      actions={
        <>
          <LanguageButton />
          <IconButton
            label={t(($) => $.search)}
            icon={<Search />}
            href={searchHref}
            onPress={() => void navigate(pagePath('scoreSearch'))}
          />
          <IconButton
            label={t(($) => $.collected)}
            icon={<Star />}
            href={collectedHref}
            onPress={() => void navigate(pagePath('collected'))}
          />
        </>
      }
    >
      <Pullable query={list}>
        <ScoreChoices today={today} sport={sport} address={address} matches={currentData ?? null} chosen={chosen} />
        <SimulatedNote of={currentData} />
        <QueryView query={list} skeleton={{ kind: 'match', count: 9 }}>
          {(matches) => (
            <MatchList
              sport={sport}
              matches={matches}
              chosen={chosen ?? matches}
              address={address}
              onSport={(id) => chooseSport(id, { filter: '' })}
            />
          )}
        </QueryView>
      </Pullable>
    </Page>
  )
}

export default ScoreScreen
