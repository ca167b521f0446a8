import {
  checkInButton,
  checkInClick,
  checkInDayState,
  checkInPrize,
  checkInRequest,
  CHECK_IN_PRIZES,
  CHECK_IN_SUCCESS_DELAY_MS,
} from '@org/domain'
import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { CheckInCalendar } from '@org/ui/account'
import { Button, Dialog } from '@org/ui/basics'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { api } from '../../api/base'
import { taskApi } from '../../api/tasks'
import { useFailureText } from '../../hooks/use-failure-text'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { toastShown } from '../../store/feedback'
import { useAppDispatch } from '../../store/store'
import styles from './UserCenterScreen.module.css'

const { useCheckinMutation } = taskApi

interface CheckInProps {
  task: ReplyOf<Endpoints['getTaskInfo']>
  /** Whether a newer one is loading. */
  isFetching: boolean
}

/** The eight days of check-in, by the domain's rules. Rules: DOM-45, DOM-46, DOM-47. */
export const CheckIn = ({ task, isFetching }: CheckInProps) => {
  const { t } = useTranslation('user')
  const { t: common } = useTranslation()
  const dispatch = useAppDispatch()
  const [checkin] = useCheckinMutation()
  const [asksMakeup, setAsksMakeup] = useState(false)
  const [failure, setFailure] = useState('')
  const textOf = useFailureText()
  const [send, busy] = useOneAtATime(async (request: NonNullable<ReturnType<typeof checkInRequest>>) => {
    setAsksMakeup(false)
    setFailure('')
    const { data, error } = await checkin(request)
    if (error) setFailure(textOf(error))
    if (data) {
      await new Promise((resolve) => setTimeout(resolve, CHECK_IN_SUCCESS_DELAY_MS))
      dispatch(
        toastShown(
          'success',
          t(($) => $.checkIn.success, { gold: data.award, count: data.continuous }),
        ),
      )
    }
    // Also after a failure: another tab may have checked in.
    dispatch(api.util.invalidateTags(['task', 'user']))
  })

  const today = task.checkin_nth
  const request = checkInRequest(checkInDayState(today, task))
  const press = (nth: number) => {
    const click = checkInClick(checkInDayState(nth, task))
    if (click === 'makeup-dialog') setAsksMakeup(true)
    if (click === 'check-in' && request && !isFetching) send(request)
  }
  const button = checkInButton(task)
  return (
    <>
      <CheckInCalendar
        title={t(($) => $.checkIn.title)}
        note={t(($) => $.checkIn.days, { count: task.checkin_continuous })}
        days={CHECK_IN_PRIZES.map((_, index) => {
          const nth = index + 1
          const state = checkInDayState(nth, task)
          return {
            nth,
            state,
            prize: `+${checkInPrize(nth)}`,
            label: t(($) => $.checkIn.day, { nth }),
            stateLabel: t(($) => $.checkIn.states[state]),
          }
        })}
        onDay={press}
        action={
          <Button size="small" busy={busy || isFetching} disabled={button === 'done'} onPress={() => press(today)}>
            {t(($) => $.checkIn.button[button])}
          </Button>
        }
      />
      {failure !== '' && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <Dialog
        open={asksMakeup}
        title={t(($) => $.checkIn.makeupTitle)}
        description={t(($) => $.checkIn.makeup, { price: task.recheckin_price, prize: checkInPrize(today) })}
        onClose={() => setAsksMakeup(false)}
        actions={
          <>
            <Button tone="outline" onPress={() => setAsksMakeup(false)}>
              {common(($) => $.cancel)}
            </Button>
            <Button busy={busy || isFetching} onPress={() => request && send(request)}>
              {common(($) => $.confirm)}
            </Button>
          </>
        }
      />
    </>
  )
}
