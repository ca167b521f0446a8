import { useState } from 'react'
import { taskApi } from '../../api/tasks'

const { useGetTaskInfoQuery } = taskApi

/** A new day in Shanghai shows after this time, or when the member comes back: the device's clock may be wrong. */
const POLL_MS = 60_000

/** The check-ins and tasks of today, which only the server knows. */
export const useTaskInfo = () => {
  const query = useGetTaskInfoQuery(
    {},
    {
      pollingInterval: POLL_MS,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
      refetchOnMountOrArgChange: true,
      refetchOnReconnect: true,
    },
  )
  const [before] = useState(query.fulfilledTimeStamp)
  return {
    query,
    /** Whether it is what was loaded before the page was opened, perhaps on another day. */
    isOld: query.isFetching && query.fulfilledTimeStamp === before,
  }
}
