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
import { Suspense, useRef, useState, type RefObject } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { api } from '../../api/base'
import { taskApi } from '../../api/tasks'
import { usePay } from '../../parts/pay/use-pay'
import { toastShown } from '../../store/feedback'
import { useAppDispatch } from '../../store/store'
import { useFlight } from './use-flight'
import { extraPart } from '../../parts/later-part'

const { useCheckinMutation } = taskApi
/** Loaded after the page, which does not need it. */
const CheckInCoins = extraPart(() => import('./CheckInCoins'))

interface CheckInProps {
  task: ReplyOf<Endpoints['getTaskInfo']>
  /** Whether it may be of another day, and that of today is loading. */
  isOld: boolean
  /** Where the coins of a check-in fly to. */
  purse: RefObject<HTMLElement | null>
}

/** The eight days of check-in, by the domain's rules. Rules: DOM-45, DOM-46, DOM-47. */
export const CheckIn = ({ task, isOld, purse }: CheckInProps) => {
  const { t } = useTranslation('user')
  const { t: common } = useTranslation()
  const dispatch = useAppDispatch()
  const [checkin] = useCheckinMutation()
  const [asksMakeup, setAsksMakeup] = useState(false)
  const pressed = useRef<HTMLButtonElement>(null)
  const { fly, ...flight } = useFlight()
  // A make-up costs gold.
  const purchase = usePay(async (request: NonNullable<ReturnType<typeof checkInRequest>>) => {
    setAsksMakeup(false)
    const answer = await checkin(request)
    if (answer.data) {
      const { award, continuous } = answer.data
      await new Promise((resolve) => setTimeout(resolve, CHECK_IN_SUCCESS_DELAY_MS))
      dispatch(
        toastShown(
          'success',
          t(($) => $.checkIn.success, { gold: award, count: continuous }),
        ),
      )
      // The purse counts up when they are there.
      await fly()
    }
    // Also after a failure: another tab may have checked in.
    dispatch(api.util.invalidateTags(['task', 'user']))
    // No second press until the calendar shows it.
    await dispatch(taskApi.util.getRunningQueryThunk('getTaskInfo', {}))
    return answer
  })
  const busy = purchase.state.kind === 'paying'

  const today = task.checkin_nth
  const request = checkInRequest(checkInDayState(today, task))
  const press = (nth: number) => {
    const click = checkInClick(checkInDayState(nth, task))
    if (click === 'makeup-dialog') setAsksMakeup(true)
    if (click === 'check-in' && request && !isOld) purchase.pay(request)
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
        error={'reason' in purchase.state ? purchase.state.reason : undefined}
        action={
          <Button
            ref={pressed}
            size="small"
            busy={busy || isOld}
            disabled={button === 'done'}
            onPress={() => press(today)}
          >
            {t(($) => $.checkIn.button[button])}
          </Button>
        }
      />
      <Suspense>
        <CheckInCoins {...flight} from={pressed} to={purse} />
      </Suspense>
      <Dialog
        // The day may change meanwhile.
        open={asksMakeup && request?.recheckin === 1}
        title={t(($) => $.checkIn.makeupTitle)}
        description={t(($) => $.checkIn.makeup, { price: task.recheckin_price, prize: checkInPrize(today) })}
        onClose={() => setAsksMakeup(false)}
        actions={
          <>
            <Button tone="outline" onPress={() => setAsksMakeup(false)}>
              {common(($) => $.cancel)}
            </Button>
            <Button busy={busy || isOld} onPress={() => request && purchase.pay(request)}>
              {common(($) => $.confirm)}
            </Button>
          </>
        }
      />
    </>
  )
}
