import { useEffect, useMemo, useState } from 'react'
import { imError, type ImError } from '../protocol/im-error'
import type { LiveRoomState } from '../live-rooms/live-room'
import { groupConversationID } from '../protocol/ids'
import { useChat } from './use-chat'
import { useSession } from './use-conversations'
import { visitRoom, type Visit } from './room-visits'
import { useSend, type SendActions } from './use-send'
import { useView } from './use-view'

export interface LiveRoomHook extends LiveRoomState, SendActions {
  /** `waiting`: for the login. */
  readonly status: 'waiting' | Visit['status']
  readonly error: ImError | null
  /** How many users are watching; null until it is known. Refreshed every 10 s. */
  readonly memberCount: number | null
}

const MEMBER_COUNT_EVERY_MS = 10_000

/**
 * A chat room while the component is mounted: it is entered, polled and left. At most 500 messages; updates at most
 * every 100 ms.
 */
export const useLiveRoom = (groupID: string): LiveRoomHook => {
  const chat = useChat()
  const { phase, userID } = useSession()
  const isReady = phase === 'in'
  const view = useMemo(() => {
    const found = chat.liveRoom?.(groupID)
    if (found === undefined)
      throw imError('CANNOT_FIND_MODULE', 'useLiveRoom: pass `groups` and `liveRooms` to createChat.')
    return found
  }, [chat, groupID])
  const state = useView(view)
  const actions = useSend(groupConversationID(groupID))
  const [visit, setVisit] = useState<Visit | null>(null)

  useEffect(() => {
    if (!isReady) return
    const { state: joining, leave } = visitRoom(chat, groupID)
    const show = () => setVisit(joining.get())
    show()
    const stop = joining.subscribe(show)
    return () => {
      stop()
      leave()
      setVisit(null)
    }
  }, [chat, groupID, isReady, userID])

  const memberCount = useMemberCount(groupID, state.isJoined)
  return { ...state, ...actions, status: visit?.status ?? 'waiting', error: visit?.error ?? null, memberCount }
}

const useMemberCount = (groupID: string, isJoined: boolean): number | null => {
  const chat = useChat()
  const [memberCount, setMemberCount] = useState<number | null>(null)
  useEffect(() => {
    if (!isJoined) return
    let isCurrent = true
    const ask = async () => {
      try {
        const answer = await chat.getGroupOnlineMemberCount?.(groupID)
        if (isCurrent && answer) setMemberCount(answer.data.memberCount)
      } catch {
        /** The last number stays until the next one comes. */
      }
    }
    void ask()
    const timer = setInterval(() => void ask(), MEMBER_COUNT_EVERY_MS)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [chat, groupID, isJoined])
  return memberCount
}
