import type { Quiz } from '@org/api-client/contract'
import { formatCount, pagePath, quizPayouts } from '@org/domain'
import { Button, FilterChips, Sheet } from '@org/ui/basics'
import { useEffect, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { quizApi } from '../../api/quizzes'
import { useLocale } from '../../hooks/use-locale'
import { useViewer } from '../../hooks/use-viewer'
import { useTranslation } from '../../i18n/use-translation'
import { usePay } from '../pay/use-pay'
import styles from './QuizPanel.module.css'

const { useJoinQuizMutation } = quizApi

const AMOUNTS = [10, 50, 100, 500, 1_000, 5_000]

interface StakeSheetProps {
  quiz: Quiz
  option: Quiz['options'][number]['option']
  open: boolean
  onClose: () => void
}

/** How much gold to stake on an answer. Double presses and lost answers stake once. */
const StakeSheet = ({ quiz, option, open, onClose }: StakeSheetProps) => {
  const { t } = useTranslation('quiz')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const navigate = useNavigate()
  const { user } = useViewer()
  const [join] = useJoinQuizMutation()
  const { state, pay } = usePay(join)
  const gold = user?.gold ?? 0
  const [chosen, choose] = useState(AMOUNTS[0] ?? 10)
  const tasks = useHref(pagePath('task'))
  const isPaid = state.kind === 'paid'
  useEffect(() => {
    if (isPaid) onClose()
  }, [isPaid, onClose])
  const shown = (amount: number) => formatCount(amount, locale) ?? ''
  const label = quiz.options.find((each) => each.option === option)?.label ?? ''
  const isTooMuch = chosen > gold
  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeLabel={common(($) => $.close)}
      title={t(($) => $.stake.title)}
      footer={
        <Button
          block
          disabled={isPaid || (isTooMuch && state.kind !== 'unknown')}
          busy={state.kind === 'paying'}
          onPress={() => void pay({ quiz_id: quiz.id, option, gold: chosen })}
        >
          {state.kind === 'unknown' ? t(($) => $.stake.again) : t(($) => $.stake.send, { shown: shown(chosen) })}
        </Button>
      }
    >
      <div className={styles.sheet}>
        <p>{quiz.title}</p>
        <p>
          <b>{t(($) => $.stake.on, { answer: label })}</b>
        </p>
        <FilterChips
          label={t(($) => $.stake.amounts)}
          chips={AMOUNTS.map((amount) => ({ id: String(amount), label: shown(amount) }))}
          selectedId={String(chosen)}
          onSelect={(id) => choose(Number(id))}
        />
        <p className={styles.purse}>{t(($) => $.purse, { shown: shown(gold) })}</p>
        <p className={styles.rule}>{t(($) => $.stake.may, { shown: shown(payoutOf(quiz, option, chosen)) })}</p>
        <p className={styles.rule}>{t(($) => $.stake.once)}</p>
        {isTooMuch && (
          <Button tone="soft" href={tasks} onPress={() => void navigate(pagePath('task'))}>
            {`${t(($) => $.stake.tooPoor)} · ${t(($) => $.stake.earn)}`}
          </Button>
        )}
        <p role="alert">{state.kind === 'refused' || state.kind === 'unknown' ? state.reason : ''}</p>
      </div>
    </Sheet>
  )
}

/** What a stake would pay if nobody else staked any more. */
const payoutOf = ({ options }: Quiz, option: StakeSheetProps['option'], gold: number): number =>
  quizPayouts([{ option, gold }, ...options.filter((each) => each.gold > 0)], option)[0] ?? 0

export default StakeSheet
