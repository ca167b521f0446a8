import type { Match } from '@org/api-client/contract'
import type { Day, MatchSportId } from '@org/domain'
import { Badge, FilterChips, IconButton } from '@org/ui/basics'
import { DateStrip } from '@org/ui/sport'
import { CalendarDays, ListFilter } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { laterPart } from '../../parts/later-part'
import { filterCounts, filterMatches, FILTERS } from './filters'
import styles from './ScoreScreen.module.css'
import type { ScoreAddress } from './use-score-address'
import { useStripDays } from './use-strip-days'

const LeagueSheet = laterPart(() => import('./LeagueSheet'), ['filters'])
const DaySheet = laterPart(() => import('./DaySheet'), ['filters'])

interface ScoreChoicesProps {
  today: Day
  sport: MatchSportId
  address: ScoreAddress
  /** All matches of the day, and those of the chosen leagues; null while they load. */
  matches: readonly Match[] | null
  chosen: readonly Match[] | null
}

/** The choice of the day, of the state of the matches, and of their leagues. */
export const ScoreChoices = ({ today, sport, address, matches, chosen }: ScoreChoicesProps) => {
  const { t } = useTranslation('scores')
  const { day, filter, leagues, change } = address
  const days = useStripDays(today, day, sport)
  const counts = chosen && filterCounts(chosen)
  const [sheet, setSheet] = useState<{ kind: 'day' | 'leagues'; open: boolean } | null>(null)
  const close = () => setSheet((shown) => shown && { ...shown, open: false })
  const chooseDay = (date: Day) => change({ date: date === today ? '' : date })
  return (
    <div className={styles.choices}>
      <DateStrip
        label={t(($) => $.day)}
        days={days}
        selectedId={day}
        onSelect={chooseDay}
        action={
          <IconButton
            label={t(($) => $.anyDay)}
            icon={<CalendarDays />}
            aria-haspopup="dialog"
            onPress={() => setSheet({ kind: 'day', open: true })}
          />
        }
      />
      <div className={styles.filters}>
        <FilterChips
          className={styles.chips}
          label={t(($) => $.filter)}
          chips={FILTERS.map((id) => ({
            id,
            label: t(($) => $.filters[id]),
            ...(id === 'all' || counts === null ? {} : { count: counts[id] }),
            ...(id === 'inplay' ? { tone: 'live' as const } : {}),
          }))}
          selectedId={filter}
          onSelect={(id) => change({ filter: id === 'all' ? '' : id })}
        />
        <IconButton
          label={t(($) => $.leagues)}
          icon={<ListFilter />}
          tone={leagues.length > 0 ? 'brand' : 'plain'}
          aria-haspopup="dialog"
          {...(leagues.length > 0 && { badge: <Badge tone="count">{leagues.length}</Badge> })}
          onPress={() => setSheet({ kind: 'leagues', open: true })}
        />
      </div>
      <Suspense>
        {sheet?.kind === 'day' && (
          <DaySheet {...{ today, day, sport }} open={sheet.open} onClose={close} onDay={chooseDay} />
        )}
        {sheet?.kind === 'leagues' && (
          <LeagueSheet
            {...{ day, sport }}
            open={sheet.open}
            onClose={close}
            matches={filterMatches(matches ?? [], filter)}
            chosen={leagues}
            onChoose={(ids) => change({ leagues: ids.join(',') })}
          />
        )}
      </Suspense>
    </div>
  )
}
