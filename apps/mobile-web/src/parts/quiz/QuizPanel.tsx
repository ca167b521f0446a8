import type { Match, Quiz } from '@org/api-client/contract'
import { formatCount } from '@org/domain'
import { Button } from '@org/ui/basics'
import { Suspense, useCallback, useState } from 'react'
import { quizApi } from '../../api/quizzes'
import { useLocale } from '../../hooks/use-locale'
import { useProtected } from '../../hooks/use-protected'
import { useViewer } from '../../hooks/use-viewer'
import { useTranslation } from '../../i18n/use-translation'
import { useAppSelector } from '../../store/store'
import { QueryView } from '../page/QueryView'
import { QuizItem } from './QuizItem'
import styles from './QuizPanel.module.css'
import { laterPart } from '../later-part'

const { useGetQuizzesQuery } = quizApi

/** Loaded by the first press. */
const StakeSheet = laterPart(() => import('./StakeSheet'))
const MyQuizzesSheet = laterPart(() => import('./MyQuizzesSheet'))
const OpenQuizSheet = laterPart(() => import('./OpenQuizSheet'))

/** The gold on the answers changes with every member who joins. */
const POLLING = {
  pollingInterval: 10_000,
  skipPollingIfUnfocused: true,
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: 10,
} as const

interface QuizPanelProps {
  /** Whose quizzes are shown: those of a room, or those of a match. */
  of: { readonly liveid: number } | { readonly matchid: number }
  /** What the anchor of the room may ask about; null for nothing. */
  match: Match | null
}

type Sheet = { kind: 'stake'; quiz: Quiz; option: Quiz['options'][number]['option'] } | { kind: 'own' | 'open' }

/** The quizzes of a room or a match: members stake gold on answers, and see what came of it. */
const QuizPanel = ({ of, match }: QuizPanelProps) => {
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  const query = useGetQuizzesQuery(of, POLLING)
  const mayGoOn = useProtected()
  const { user } = useViewer()
  const uid = useAppSelector(({ session }) => (session.token === '' ? 0 : session.uid))
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [isOpen, setOpen] = useState(false)
  const show = (next: Sheet) => {
    if (!mayGoOn()) return
    setSheet(next)
    setOpen(true)
  }
  const close = useCallback(() => setOpen(false), [])
  const mayAsk = 'liveid' in of && Number(of.liveid) === Number(uid) && match !== null
  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        {user && (
          <span className={styles.purse}>{t(($) => $.purse, { shown: formatCount(user.gold, locale) ?? '' })}</span>
        )}
        <Button tone="soft" size="small" onPress={() => show({ kind: 'own' })}>
          {t(($) => $.own.title)}
        </Button>
        {mayAsk && (
          <Button size="small" onPress={() => show({ kind: 'open' })}>
            {t(($) => $.open.title)}
          </Button>
        )}
      </div>
      <QueryView
        query={query}
        skeleton={{ kind: 'text', count: 4 }}
        empty={{
          when: ({ list }) => list.length === 0,
          show: { title: t(($) => $.empty), hint: t(($) => $.emptyHint) },
        }}
      >
        {({ list }) => (
          <>
            <ul className={styles.list} aria-label={t(($) => $.list)}>
              {list.map((quiz) => (
                <li key={quiz.id}>
                  <QuizItem
                    quiz={quiz}
                    withMatch={'liveid' in of && quiz.match_id !== match?.id}
                    onChoose={(option) => show({ kind: 'stake', quiz, option })}
                  />
                </li>
              ))}
            </ul>
            <p className={styles.rule}>{t(($) => $.rule)}</p>
          </>
        )}
      </QueryView>
      {sheet && (
        <Suspense>
          {sheet.kind === 'stake' && (
            <StakeSheet
              key={`${sheet.quiz.id} ${sheet.option}`}
              quiz={sheet.quiz}
              option={sheet.option}
              open={isOpen}
              onClose={close}
            />
          )}
          {sheet.kind === 'own' && <MyQuizzesSheet open={isOpen} onClose={close} />}
          {sheet.kind === 'open' && match && <OpenQuizSheet match={match} open={isOpen} onClose={close} />}
        </Suspense>
      )}
    </div>
  )
}

export default QuizPanel
