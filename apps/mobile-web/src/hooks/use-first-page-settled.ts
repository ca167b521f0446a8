import { useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import { firstPageSettled } from '../first-page'
import type { AppStore } from '../store/store'

/** True once the first page shows its data and the browser is idle: the time for what a visitor sees only later. */
export const useFirstPageSettled = (): boolean => {
  const store = useStore() as AppStore
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    let isGone = false
    void firstPageSettled(store).then(() => {
      if (!isGone) setSettled(true)
    })
    return () => {
      isGone = true
    }
  }, [store])
  return isSettled
}
