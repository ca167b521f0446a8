import { skipToken } from '@reduxjs/toolkit/query'
import { viewerKind, type ViewerKind } from '@org/domain'
import { viewerApi } from '../api/viewer'
import { useAppSelector } from '../store/store'
import { useNow } from './use-now'

const { useGetUserInfoQuery } = viewerApi

/** The current viewer. `user` is null for guests, and until a member's info is loaded. */
export const useViewer = () => {
  const { token, guest } = useAppSelector((state) => state.session)
  const loggedIn = token !== ''
  // Not `data`, which still has the user of a previous session.
  const { currentData } = useGetUserInfoQuery(loggedIn ? {} : skipToken, { refetchOnReconnect: true })
  const user = currentData ?? null
  const kind: ViewerKind = viewerKind(user, guest, useNow(60))
  return { kind, user }
}
