import { protectedAction } from '@org/domain'
import { useCallback } from 'react'
import { useStore } from 'react-redux'
import { loginPrompted } from '../store/feedback'
import type { AppStore } from '../store/store'

/**
 * What an action that needs a login does first: without one, the login prompt opens, once. True when the action may go
 * on.
 */
export const useProtected = () => {
  const store = useStore() as AppStore
  return useCallback((): boolean => {
    const { session, feedback } = store.getState()
    const decision = protectedAction({ loggedIn: session.token !== '', promptOpen: feedback.loginPrompt })
    if (decision === 'prompt') store.dispatch(loginPrompted())
    return decision === 'proceed'
  }, [store])
}
