import { nameFor } from '@org/domain'
import type { Friend } from '@org/im-sdk/friends'
import { useCallback } from 'react'
import { useAppSelector } from '../../store/store'

/** The name of a friend: the remark of the viewer, or that of the profile. Always the same function in a language. */
export const useFriendName = (): ((friend: Friend) => string) => {
  const lang = useAppSelector((state) => state.preferences.lang)
  return useCallback(({ userID, remark, profile }) => remark || nameFor(profile?.nick ?? '', lang) || userID, [lang])
}
