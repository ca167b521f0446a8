import type { Match } from '@org/api-client/contract'
import type { Day, MatchSportId } from '@org/domain'
import { Button, Checkbox, SegmentedTabs, Sheet } from '@org/ui/basics'
import { TeamLogo } from '@org/ui/sport'
import { useState } from 'react'
import { matchListApi } from '../../api/match-lists'
import { byLetter } from '../../i18n/by-letter'
import { useTranslation } from '../../i18n/use-translation'
import { fullName } from '../../matches/team-names'
import { QueryView } from '../../parts/page/QueryView'
import { useZoneName } from '../../site/zone-context'
import { useAppSelector } from '../../store/store'
import { inLeagues } from './filters'
import styles from './LeagueSheet.module.css'

const { useGetRaceTagQuery } = matchListApi

type League = NonNullable<ReturnType<typeof useGetRaceTagQuery>['data']>['list'][number]
type View = 'hot' | 'letters'

interface LeagueSheetProps {
  open: boolean
  onClose: () => void
  day: Day
  sport: MatchSportId
  /** The matches of the day that the other filter shows. */
  matches: readonly Match[]
  /** The ids of the chosen leagues; empty for all. */
  chosen: readonly number[]
  onChoose: (ids: readonly number[]) => void
}

/** The leagues of a day to choose from: the hot ones, and all by letter. */
const LeagueSheet = ({ open, onClose, day, sport, matches, chosen, onChoose }: LeagueSheetProps) => {
  const { t } = useTranslation('filters')
  const { t: scores } = useTranslation('scores')
  const { t: common } = useTranslation()
  const tz = useZoneName()
  const query = useGetRaceTagQuery({ date: day, sport_id: sport, tz }, { skip: !open, refetchOnMountOrArgChange: 60 })
  const [draft, setDraft] = useState<readonly number[] | null>(null)
  const ids = draft ?? chosen
  const leave = () => {
    setDraft(null)
    onClose()
  }
  const toggle = (id: number) => setDraft(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])
  return (
    <Sheet
      open={open}
      title={scores(($) => $.leagues)}
      closeLabel={common(($) => $.close)}
      onClose={leave}
      footer={
        <div className={styles.buttons}>
          <Button tone="outline" size="large" disabled={ids.length === 0} onPress={() => setDraft([])}>
            {t(($) => $.reset)}
          </Button>
          <Button
            className={styles.show}
            size="large"
            onPress={() => {
              onChoose(ids)
              leave()
            }}
          >
            {t(($) => $.show, { count: inLeagues(matches, ids).length })}
          </Button>
        </div>
      }
    >
      <QueryView
        query={query}
        skeleton={{ kind: 'text', count: 8 }}
        empty={{ when: ({ list }) => list.length === 0, show: { title: scores(($) => $.empty.all) } }}
      >
        {({ list }) => <Leagues list={list} ids={ids} onToggle={toggle} />}
      </QueryView>
    </Sheet>
  )
}

interface LeaguesProps {
  list: readonly League[]
  ids: readonly number[]
  onToggle: (id: number) => void
}

const Leagues = ({ list, ids, onToggle }: LeaguesProps) => {
  const { t } = useTranslation('filters')
  const lang = useAppSelector((state) => state.preferences.lang)
  const hot = list.filter((league) => league.hot > 0)
  const [view, setView] = useState<View>(hot.length > 0 ? 'hot' : 'letters')
  const boxes = (leagues: readonly League[]) =>
    leagues.map((league) => (
      <Checkbox
        key={league.id}
        label={
          <span className={styles.league}>
            <TeamLogo name={fullName(league, lang)} src={league.logo} />
            <span className={styles.name}>{fullName(league, lang)}</span> {league.count}
          </span>
        }
        checked={ids.includes(league.id)}
        onChange={() => onToggle(league.id)}
      />
    ))
  return (
    <>
      {hot.length > 0 && (
        <SegmentedTabs
          className={styles.views}
          look="pill"
          label={t(($) => $.views)}
          tabs={[
            { id: 'hot', label: t(($) => $.hot) },
            { id: 'letters', label: t(($) => $.letters) },
          ]}
          selectedId={view}
          onSelect={setView}
        />
      )}
      {view === 'hot'
        ? boxes(hot)
        : byLetter(list, (league) => fullName(league, lang), lang).map(({ letter, items }) => (
            <section key={letter}>
              <h3 className={styles.letter}>{letter}</h3>
              {boxes(items)}
            </section>
          ))}
    </>
  )
}

export default LeagueSheet
