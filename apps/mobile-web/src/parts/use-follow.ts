import { skipToken } from '@reduxjs/toolkit/query'
import type { FollowState } from '@org/ui/live'
import { useRef } from 'react'
import { followApi } from '../api/follows'
import { useProtected } from '../hooks/use-protected'
import { useTellFailure } from '../hooks/use-tell-failure'
import { useTranslation } from '../i18n/use-translation'
import { useAppDispatch, useAppSelector } from '../store/store'

const { useGetFollowedQuery } = followApi

/**
 * Whether the viewer follows a member: shown at once after a press, and taken back if the server refuses. Visitors and
 * guests are asked to log in. Null for oneself.
 */
export const useFollow = (uid: number): FollowState | null => {
  const { t } = useTranslation('live')
  const dispatch = useAppDispatch()
  const mayGoOn = useProtected()
  const tellFailure = useTellFailure()
  const isBusy = useRef(false)
  const me = useAppSelector(({ session }) => (session.token === '' ? 0 : session.uid))
  const { followed } = useGetFollowedQuery(me === 0 ? skipToken : {}, {
    refetchOnReconnect: true,
    selectFromResult: ({ currentData }) => ({ followed: currentData?.list.includes(uid) ?? false }),
  })
  if (me === uid) return null
  const choose = async (follow: boolean) => {
    if (isBusy.current || !mayGoOn()) return
    isBusy.current = true
    const shown = dispatch(
      followApi.util.updateQueryData('getFollowed', {}, ({ list }) => ({
        list: follow ? [uid, ...list] : list.filter((other) => other !== uid),
      })),
    )
    const { error } = await dispatch(
      followApi.endpoints.followUser.initiate({ userid: uid, type: follow ? 1 : 0 }, { track: false }),
    )
    isBusy.current = false
    if (!error) return
    shown.undo()
    tellFailure(error)
  }
  return {
    followed,
    label: t(($) => (followed ? $.follow.on : $.follow.off)),
    onFollow: (follow) => void choose(follow),
  }
}
