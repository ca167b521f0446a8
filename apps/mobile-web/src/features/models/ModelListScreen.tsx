import type { ModelEntry } from '@org/api-client/contract'
import { dateStrip, formatDay, isDay, isModelRight, pagePath, readModel, type ModelName } from '@org/domain'
import { Button, ListRow } from '@org/ui/basics'
import { DateStrip } from '@org/ui/sport'
import { useHref, useNavigate, useSearchParams } from 'react-router'
import { modelApi, modelPagesApi } from '../../api/models'
import { useLocale } from '../../hooks/use-locale'
import { useMomentText } from '../../hooks/use-moment-text'
import { shortDay } from '../../i18n/short-day'
import { useTranslation } from '../../i18n/use-translation'
import { shortName } from '../../matches/team-names'
import { ListPage } from '../../parts/page/ListPage'
import { usePaged } from '../../parts/page/use-paged'
import { SimulatedNote } from '../../parts/SimulatedNote'
import { useToday, useZone } from '../../site/zone-context'
import { useAppSelector } from '../../store/store'
import { DETAIL_PAGES, modelId } from './model-pages'
import styles from './models.module.css'
import { PlayNote } from './PlayNote'
import { useModelName } from './use-model-name'
import { useReadingText } from './use-reading-text'
import { useRecordText } from './use-record-text'

const { useGetModelEntriesInfiniteQuery } = modelPagesApi
const { useGetModelsQuery } = modelApi

const keyOf = ({ id }: ModelEntry) => id

/** What a model says of the matches of a day. */
const ModelListScreen = () => {
  const { t } = useTranslation('models')
  const type = useModelName()
  const [query, setQuery] = useSearchParams()
  const today = useToday()
  const asked = query.get('date') ?? ''
  const date = isDay(asked) ? asked : today
  const request = { type, date, tz: useZone() }
  const entries = usePaged(useGetModelEntriesInfiniteQuery(request, { refetchOnReconnect: true }), keyOf)
  const choose = (day: string) => setQuery(day === today ? {} : { date: day }, { replace: true })
  return (
    <ListPage
      title={t(($) => $.names[type])}
      head={<ModelHead type={type} />}
      filters={<Days today={today} day={date} onDay={choose} />}
      query={entries}
      skeleton="conversation"
      empty={{ title: t(($) => $.noEntries), hint: t(($) => $.noEntriesHint) }}
      keyOf={keyOf}
      foot={
        <>
          <SimulatedNote of={entries.currentData?.list.map(({ match }) => match)} />
          <PlayNote />
        </>
      }
    >
      {(entry) => <EntryRow type={type} entry={entry} />}
    </ListPage>
  )
}

const ModelHead = ({ type }: { type: ModelName }) => {
  const { t } = useTranslation('models')
  const recordText = useRecordText()
  const momentText = useMomentText()
  const navigate = useNavigate()
  const to = pagePath('subscribe', { id: modelId(type) })
  const href = useHref(to)
  const model = useGetModelsQuery({}, { refetchOnReconnect: true }).currentData?.list.find((each) => each.type === type)
  return (
    <>
      <p className={styles.note}>{t(($) => $.how[type])}</p>
      {model && (
        <ListRow
          title={recordText(model)}
          note={model.until > 0 ? t(($) => $.until, { day: momentText(model.until) }) : t(($) => $.lockedUntil)}
          end={
            <Button size="small" href={href} onPress={() => void navigate(to)}>
              {model.until > 0 ? t(($) => $.extend) : t(($) => $.subscribe)}
            </Button>
          }
        />
      )}
    </>
  )
}

const Days = ({ today, day, onDay }: { today: string; day: string; onDay: (day: string) => void }) => {
  const { t } = useTranslation('models')
  const { t: common } = useTranslation()
  const lang = useAppSelector((state) => state.preferences.lang)
  const days = dateStrip(today, 3, 2).map(({ day: id, weekday, relative }) => {
    const name = relative
      ? common(($) => $.days[relative])
      : (common(($) => $.weekdays, { returnObjects: true })[weekday] ?? '')
    return {
      id,
      weekday: name,
      day: shortDay(id, lang),
      label: `${name} ${formatDay(id, lang) ?? ''}`,
      isToday: relative === 'today',
    }
  })
  return <DateStrip label={t(($) => $.day)} days={days} selectedId={day} onSelect={onDay} />
}

const EntryRow = ({ type, entry }: { type: ModelName; entry: ModelEntry }) => {
  const { t } = useTranslation('models')
  const lang = useAppSelector((state) => state.preferences.lang)
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent' })
  const momentText = useMomentText()
  const readingText = useReadingText()
  const navigate = useNavigate()
  const { match, chances, expected, score, state } = entry
  const to = pagePath(DETAIL_PAGES[type], { id: entry.id })
  const reading = expected && readModel(type, expected)
  const says = reading ? readingText(reading, match) : t(($) => $.locked)
  const result = score && reading && t(($) => (isModelRight(reading, score) ? $.right : $.wrong))
  const value = state === 'void' ? t(($) => $.void) : result
  const shares = t(($) => $.chances, {
    home: percent.format(chances.home),
    draw: percent.format(chances.draw),
    away: percent.format(chances.away),
  })
  return (
    <ListRow
      title={`${shortName(match.hometeam, lang)} ${score ? `${score.home}–${score.away}` : 'vs'} ${shortName(match.awayteam, lang)}`}
      note={`${momentText(match.kickoff_time)} · ${shares} · ${says}`}
      {...(value && { value })}
      href={useHref(to)}
      onPress={() => void navigate(to)}
    />
  )
}

export default ModelListScreen
