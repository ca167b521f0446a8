import type { Match } from '@org/api-client/contract'
import { isQuizAskable, isWaiting, QUIZ_TEMPLATES, type QuizTemplate } from '@org/domain'
import { Button, FilterChips, RadioGroup, Sheet, Stepper } from '@org/ui/basics'
import { useState } from 'react'
import { quizApi } from '../../api/quizzes'
import { useFailureText } from '../../hooks/use-failure-text'
import { useTranslation } from '../../i18n/use-translation'
import styles from './QuizPanel.module.css'

const { useOpenQuizMutation } = quizApi

const MINUTES = [0, 5, 15, 30]

const TEMPLATES = Object.keys(QUIZ_TEMPLATES) as QuizTemplate[]

const linesOf = (template: QuizTemplate): readonly [number, number] | null => QUIZ_TEMPLATES[template].lines

/** The anchor asks about the match of the room. */
const OpenQuizSheet = ({ match, open, onClose }: { match: Match; open: boolean; onClose: () => void }) => {
  const { t } = useTranslation('quiz')
  const { t: common } = useTranslation()
  const textOf = useFailureText()
  const [send, { isLoading, error }] = useOpenQuizMutation()
  const fitting = TEMPLATES.filter((template) =>
    isQuizAskable({ template, line: linesOf(template)?.[0] ?? 0 }, match.sport_id),
  )
  const [template, setTemplate] = useState<QuizTemplate | null>(fitting[0] ?? null)
  const total = match.home_score + match.away_score
  const [wanted, setLine] = useState<number | null>(null)
  const [minutes, setMinutes] = useState(0)
  if (template === null) return null
  const lines = linesOf(template)
  const usual = template === 'totalPoints' ? Math.max(total, 180) : total + 2
  const line = lines === null ? 0 : Math.min(Math.max(wanted ?? usual, lines[0]), lines[1])
  const press = async () => {
    const { error: refused } = await send({ matchid: match.id, template, line, minutes })
    if (!refused) onClose()
  }
  const usualTime = isWaiting(match.sport_id, match.status) ? t(($) => $.open.untilStart) : t(($) => $.open.usual)
  const question = t(($) => $.open.line, { line })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeLabel={common(($) => $.close)}
      title={t(($) => $.open.title)}
      footer={
        <Button block busy={isLoading} onPress={() => void press()}>
          {t(($) => $.open.send)}
        </Button>
      }
    >
      <div className={styles.sheet}>
        <RadioGroup
          label={t(($) => $.open.question)}
          choices={fitting.map((id) => ({ id, label: t(($) => $.open.questions[id]) }))}
          value={template}
          onChange={(id) => {
            setTemplate(id)
            setLine(null)
          }}
        />
        {lines && (
          <>
            {/* The field shows a whole number, and the question asks for half a point more. */}
            <p aria-hidden>{question}</p>
            <Stepper
              label={question}
              value={line}
              onChange={setLine}
              min={lines[0]}
              max={lines[1]}
              labels={{ decrease: t(($) => $.open.less), increase: t(($) => $.open.more) }}
            />
          </>
        )}
        <FilterChips
          label={t(($) => $.open.minutes)}
          chips={MINUTES.map((count) => ({
            id: String(count),
            label: count === 0 ? usualTime : t(($) => $.open.minutesValue, { count }),
          }))}
          selectedId={String(minutes)}
          onSelect={(id) => setMinutes(Number(id))}
        />
        <p role="alert">{error ? textOf(error) : ''}</p>
      </div>
    </Sheet>
  )
}

export default OpenQuizSheet
