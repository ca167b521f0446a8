import { skipToken } from '@reduxjs/toolkit/query'
import { viewerKind, type ViewerKind } from '@org/domain'
import { useGetUserInfoQuery } from '../api'
import { useAppSelector } from '../store/store'

/** Who is watching. `user` is null for guests, and until a member's info is there. */
export const useViewer = () => {
  const { token, guest, uid } = useAppSelector((state) => state.session)
  const { data: user = null } = useGetUserInfoQuery(token === '' ? skipToken : {})
  const kind: ViewerKind = viewerKind(user, guest, Date.now() / 1000)
  return { kind, user, loggedIn: token !== '', uid, guest }
}
