import { taskAward, type TaskKey } from '@org/domain'
import { useState } from 'react'
import { api } from '../../api/base'
import { taskApi } from '../../api/tasks'
import { viewerApi } from '../../api/viewer'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { useAppDispatch } from '../../store/store'

const { endpoints, util } = taskApi

/** The call that pays the stages of a task. */
const CLAIMS = {
  appFirstLogin: () => endpoints.getAppFirstLoginAward.initiate({}),
  sendFirstGift: () => endpoints.getSendFirstGiftAward.initiate({}),
  inviteFriend: (amount: number) => endpoints.getInviteFriendAward.initiate({ amount }),
  sendComment: (amount: number) => endpoints.getSendCommentAward.initiate({ amount }),
  watchLive: (amount: number) => endpoints.getWatchLiveAward.initiate({ amount }),
  online: (amount: number) => endpoints.getOnlineAward.initiate({ amount }),
  shareMessage: (amount: number) => endpoints.getShareMessageAward.initiate({ amount }),
}

type PaidTask = keyof typeof CLAIMS
const isPaid = (key: TaskKey): key is PaidTask => Object.hasOwn(CLAIMS, key)

/**
 * Claims stages of a task: the row and the purse show it at once. If the server refuses, both show what was before, and
 * the tasks load again, as another tab may have claimed. Null for a task without an award. Rule: DOM-40.
 */
export const useClaim = (key: TaskKey) => {
  const dispatch = useAppDispatch()
  const [failed, setFailed] = useState(false)
  const [claim] = useOneAtATime(async (amount: number) => {
    if (!isPaid(key)) return
    setFailed(false)
    const gold = taskAward(key, amount) ?? 0
    const shown = [
      dispatch(
        util.updateQueryData('getTaskInfo', {}, (info) => {
          const task = info.tasks[key]
          if (task === undefined) return info
          const claimed = { ...task, received: task.received + amount }
          return { ...info, gold: info.gold + gold, tasks: { ...info.tasks, [key]: claimed } }
        }),
      ),
      dispatch(
        viewerApi.util.updateQueryData('getUserInfo', {}, (user) => ({
          ...user,
          gold: user.gold + gold,
        })),
      ),
    ]
    const { error } = await dispatch(CLAIMS[key](amount))
    if (!error) return
    for (const patch of shown) patch.undo()
    setFailed(true)
    dispatch(api.util.invalidateTags(['task', 'user']))
  })
  return isPaid(key) ? { claim, failed } : null
}
