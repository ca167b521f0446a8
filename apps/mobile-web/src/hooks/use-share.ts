import { useCallback } from 'react'
import { useAppDispatch, useAppSelector } from '../store/store'
import { sharedPage } from './shared-page'
import { useCopy } from './use-copy'

/**
 * Opens the phone's share sheet for the page; without one it copies the URL. Call it in a tap handler. The share of a
 * member counts for the task.
 */
export const useShare = () => {
  const copy = useCopy()
  const dispatch = useAppDispatch()
  const isMember = useAppSelector(({ session }) => session.token !== '')
  return useCallback(async () => {
    const url = location.href
    const isShared = await (typeof navigator.share === 'function'
      ? // Closing the sheet is not a failure.
        navigator.share({ ...sharedPage(), url }).then(
          () => true,
          () => false,
        )
      : copy(url))
    if (!isShared || !isMember) return
    const { taskApi } = await import('../api/tasks')
    await dispatch(taskApi.endpoints.addShareMessageStage.initiate({}, { track: false }))
  }, [copy, dispatch, isMember])
}
