import type { ModelEntry } from '@org/api-client/contract'
import {
  formatDecimal,
  isModelRight,
  LOW_SCORE_RHO,
  matchPath,
  pagePath,
  readModel,
  type ExpectedGoals,
  type ModelName,
} from '@org/domain'
import { Button, EmptyState, Illustration, ListGroup, ListRow } from '@org/ui/basics'
import { HeatGrid, OutcomeBar } from '@org/ui/sport'
import { useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { modelApi } from '../../api/models'
import { useLocale } from '../../hooks/use-locale'
import { useMomentText } from '../../hooks/use-moment-text'
import { usePageParams } from '../../hooks/use-page-params'
import { useTranslation } from '../../i18n/use-translation'
import { shortName } from '../../matches/team-names'
import { DetailPage } from '../../parts/page/DetailPage'
import { SimulatedNote } from '../../parts/SimulatedNote'
import { useAppSelector } from '../../store/store'
import { modelId } from './model-pages'
import { ModelRecord } from './ModelRecord'
import styles from './models.module.css'
import { PlayNote } from './PlayNote'
import { useModelName } from './use-model-name'
import { useReadingText } from './use-reading-text'

const { useGetModelEntryQuery } = modelApi

/** What a model says of a match, from goals that the viewer may move, and how good the model was. */
const ModelDetailScreen = () => {
  const { t } = useTranslation('models')
  const type = useModelName()
  const { id } = usePageParams(
    'upsetDetail',
    'diversityDetail',
    'poissonDetail',
    'marginDetail',
    'mobileUpsetDetail',
    'mobileDiversityDetail',
    'mobilePoissonDetail',
    'mobileMarginDetail',
  )
  const query = useGetModelEntryQuery({ type, id: Number(id) }, { refetchOnReconnect: true })
  return (
    <DetailPage
      title={t(($) => $.names[type])}
      query={query}
      skeleton={{ kind: 'text' }}
      missing={{ title: t(($) => $.noEntry) }}
    >
      {(entry) => (
        <>
          <Chances entry={entry} />
          {entry.expected ? (
            <Reading key={entry.id} type={type} entry={entry} expected={entry.expected} />
          ) : (
            <Locked type={type} />
          )}
          <ModelRecord type={type} />
          <SimulatedNote of={[entry.match]} />
          <PlayNote />
        </>
      )}
    </DetailPage>
  )
}

const Chances = ({
  entry: { match, chances, score, state, results, computed_at, backtest },
}: {
  entry: ModelEntry
}) => {
  const { t } = useTranslation('models')
  const lang = useAppSelector((state_) => state_.preferences.lang)
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent' })
  const momentText = useMomentText()
  const navigate = useNavigate()
  const to = matchPath(match) ?? '/'
  const [home, away] = [shortName(match.hometeam, lang), shortName(match.awayteam, lang)]
  const outcome = (id: 'home' | 'draw' | 'away', label: string) => ({
    id,
    label,
    chance: chances[id],
    text: percent.format(chances[id]),
  })
  return (
    <>
      <ListRow
        title={`${home} ${score ? `${score.home}–${score.away}` : 'vs'} ${away}`}
        note={momentText(match.kickoff_time)}
        {...(state === 'void' && { value: t(($) => $.void) })}
        href={useHref(to)}
        onPress={() => void navigate(to)}
      />
      <OutcomeBar
        title={t(($) => $.outcomes)}
        note={t(($) => $.basis, { count: results })}
        outcomes={[
          outcome('home', home),
          outcome(
            'draw',
            t(($) => $.draw),
          ),
          outcome('away', away),
        ]}
      />
      <p className={styles.note}>
        {backtest === 1 ? t(($) => $.backtest) : t(($) => $.computed, { time: momentText(computed_at) })}
      </p>
    </>
  )
}

interface ReadingProps {
  type: ModelName
  entry: ModelEntry
  expected: ExpectedGoals
}

const Reading = ({ type, entry: { match, score }, expected }: ReadingProps) => {
  const { t } = useTranslation('models')
  const lang = useAppSelector((state) => state.preferences.lang)
  const locale = useLocale()
  const readingText = useReadingText()
  const [moved, move] = useState<ExpectedGoals | null>(null)
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const own = readModel(type, expected)
  const verdict = score && t(($) => (isModelRight(own, score) ? $.right : $.wrong))
  return (
    <>
      <ListGroup>
        <ListRow title={t(($) => $.saysTitle)} note={readingText(own, match)} {...(verdict && { value: verdict })} />
        {moved && (
          <ListRow
            title={t(($) => $.yours)}
            note={readingText(readModel(type, moved), match)}
            end={
              <Button size="small" tone="outline" onPress={() => move(null)}>
                {t(($) => $.reset)}
              </Button>
            }
          />
        )}
      </ListGroup>
      <HeatGrid
        title={t(($) => $.matrix)}
        homeName={shortName(match.hometeam, lang)}
        awayName={shortName(match.awayteam, lang)}
        expected={moved ?? expected}
        onChange={move}
        rho={LOW_SCORE_RHO}
        formatChance={(chance) => percent.format(chance)}
        formatGoals={(goals) => formatDecimal(goals, 2, locale) ?? ''}
        labels={{
          home: t(($) => $.homeWins),
          draw: t(($) => $.draw),
          away: t(($) => $.awayWins),
          expected: t(($) => $.expected),
          likeliest: t(($) => $.likeliest),
        }}
      />
    </>
  )
}

const Locked = ({ type }: { type: ModelName }) => {
  const { t } = useTranslation('models')
  const navigate = useNavigate()
  const to = pagePath('subscribe', { id: modelId(type) })
  return (
    <EmptyState
      icon={<Illustration kind="empty" />}
      title={t(($) => $.locked)}
      hint={t(($) => $.lockedUntil)}
      action={
        <Button href={useHref(to)} onPress={() => void navigate(to)}>
          {t(($) => $.subscribe)}
        </Button>
      }
    />
  )
}

export default ModelDetailScreen
