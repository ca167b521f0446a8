import type { Quiz } from '@org/api-client/contract'
import { formatCount, type EpochSeconds } from '@org/domain'
import { QuizCard } from '@org/ui/live'
import { useLocale } from '../../hooks/use-locale'
import { useMomentText } from '../../hooks/use-moment-text'
import { useNowValue } from '../../hooks/use-now'
import { useTranslation } from '../../i18n/use-translation'
import styles from './QuizPanel.module.css'

interface QuizItemProps {
  quiz: Quiz
  /** Whether its match is shown: in lists of several matches. */
  withMatch?: boolean
  onChoose?: (option: Quiz['options'][number]['option']) => void
}

const HOUR = 3_600

/** A quiz with the gold on each answer, the own stake, and what came of it. */
export const QuizItem = ({ quiz, withMatch = false, onChoose }: QuizItemProps) => {
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  const gold = (amount: number) => formatCount(amount, locale) ?? ''
  const statusText = useStatusText(quiz)
  const { options, pool, own } = quiz
  const choose = (id: string) => {
    const chosen = options.find(({ option }) => option === id)
    if (chosen) onChoose?.(chosen.option)
  }
  const by = t(($) => $.by, { name: quiz.nick_name })
  return (
    <>
      <p className={styles.about}>
        {`${withMatch ? t(($) => $.of, { home: quiz.home_name, away: quiz.away_name }) : by} · ${t(($) => $.pool, { shown: gold(pool) })}`}
      </p>
      <QuizCard
        title={quiz.title}
        status={quiz.state === 'void' ? 'cancelled' : quiz.state}
        statusText={statusText}
        options={options.map((each) => ({
          id: each.option,
          label: each.label,
          ...(each.gold > 0 && { odds: oddsOf(pool, each.gold, locale) }),
          share: pool === 0 ? 0 : each.gold / pool,
          points: t(($) => $.points, { shown: gold(each.gold), members: each.members }),
        }))}
        chosenId={own?.option ?? null}
        winnerId={quiz.winner}
        {...(onChoose && own === null && { onChoose: choose })}
        {...(own && {
          note: t(($) => $.note[outcomeOf(quiz, own)], { shown: gold(own.gold), paid: gold(own.payout) }),
        })}
        labels={{ options: t(($) => $.answers), chosen: t(($) => $.chosen), winner: t(($) => $.winner) }}
      />
    </>
  )
}

/** What a coin on an answer would pay now. */
const oddsOf = (pool: number, gold: number, locale: string): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(pool / gold)

const outcomeOf = ({ state, winner }: Quiz, own: NonNullable<Quiz['own']>) => {
  if (state === 'open' || state === 'closed') return 'staked'
  if (own.payout === 0) return 'lost'
  return winner === own.option ? 'won' : 'back'
}

const useStatusText = ({ state, closes_at }: Quiz): string => {
  const { t } = useTranslation('quiz')
  const momentText = useMomentText()
  const left = useNowValue((now) => (state === 'open' ? Math.max(0, closes_at - now) : 0))
  if (state !== 'open') return t(($) => $[state])
  if (left === 0) return t(($) => $.closed)
  return left < HOUR
    ? t(($) => $.closes, { left: clockText(left) })
    : t(($) => $.closesAt, { time: momentText(closes_at) })
}

const clockText = (left: EpochSeconds): string =>
  `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`
