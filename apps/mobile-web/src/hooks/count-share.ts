import { canAddStage } from '@org/domain'
import { taskApi } from '../api/tasks'
import type { AppStore } from '../store/store'

const { endpoints } = taskApi

/** Counts a share for the task, unless that is known to have all its stages. */
export const countShare = async (dispatch: AppStore['dispatch']): Promise<void> => {
  // As it is now: a new day begins at no stage.
  const known = await dispatch(endpoints.getTaskInfo.initiate({}, { subscribe: false, forceRefetch: true }))
  const task = known.data?.tasks.shareMessage
  if (task && !canAddStage(task)) return
  await dispatch(endpoints.addShareMessageStage.initiate({}, { track: false }))
}
