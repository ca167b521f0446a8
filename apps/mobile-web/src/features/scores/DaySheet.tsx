import type { Day, MatchSportId } from '@org/domain'
import { Button, Calendar, Sheet } from '@org/ui/basics'
import { useState } from 'react'
import { matchListApi } from '../../api/match-lists'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { useZoneName } from '../../site/zone-context'
import { useAppSelector } from '../../store/store'

const { useGetRecentMatchCountQuery } = matchListApi

/** The longest month from its first day. */
const DAYS_AFTER_FIRST = 30
/** The days of which the calendar has a year with four digits, and the month after. */
const DAYS = { min: '1800-01-01', max: '2199-12-31' }

interface DaySheetProps {
  open: boolean
  onClose: () => void
  today: Day
  day: Day
  sport: MatchSportId
  onDay: (day: Day) => void
}

/** Any day, with the number of its matches. */
const DaySheet = ({ open, onClose, today, day, sport, onDay }: DaySheetProps) => {
  const { t } = useTranslation('filters')
  const { t: scores } = useTranslation('scores')
  const { t: common } = useTranslation()
  const lang = useAppSelector((state) => state.preferences.lang)
  const locale = useLocale()
  const [shown, setShown] = useState<string | null>(null)
  const month = shown ?? day.slice(0, 7)
  const marks = useMarks(month, sport, open)
  const choose = (chosen: Day) => {
    onDay(chosen)
    setShown(null)
    onClose()
  }
  const name = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  const full = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
  return (
    <Sheet
      open={open}
      title={scores(($) => $.anyDay)}
      closeLabel={common(($) => $.close)}
      onClose={onClose}
      footer={
        <Button block tone="outline" size="large" onPress={() => choose(today)}>
          {t(($) => $.today)}
        </Button>
      }
    >
      <Calendar
        month={month}
        onMonth={setShown}
        value={day}
        onSelect={choose}
        today={today}
        {...DAYS}
        weekStart={lang === 'cn' ? 1 : 0}
        marks={marks}
        labels={{
          month: name.format(new Date(`${month}-01`)),
          previous: t(($) => $.previousMonth),
          next: t(($) => $.nextMonth),
          previousYear: t(($) => $.previousYear),
          nextYear: t(($) => $.nextYear),
          weekdays: common(($) => $.weekdays, { returnObjects: true }),
          // It has the number that is shown: who controls the phone by voice says that.
          day: (each) => full.format(new Date(each)),
        }}
      />
    </Sheet>
  )
}

/** The days of a month that have matches. */
const useMarks = (month: string, sport_id: MatchSportId, open: boolean): Record<Day, string> => {
  const { t } = useTranslation('scores')
  const tz = useZoneName()
  const { currentData } = useGetRecentMatchCountQuery(
    { date: `${month}-01`, sport_id, tz, before: 0, after: DAYS_AFTER_FIRST },
    { skip: !open },
  )
  return Object.fromEntries(
    (currentData?.list ?? []).flatMap(({ date, count }) => (count > 0 ? [[date, t(($) => $.matches, { count })]] : [])),
  )
}

export default DaySheet
