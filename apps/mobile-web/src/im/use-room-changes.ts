import type { HostMessage } from '@org/domain'
import type { Message } from '@org/im-sdk'
import { useEffect, useRef } from 'react'
import { liveRoomApi } from '../api/live-room'
import { useAppDispatch, useAppSelector } from '../store/store'
import { roomHostMessage } from './room-host-message'

const { util, endpoints } = liveRoomApi

/** Keeps the rules, the notice and the title of a room as its managers change them: the host says so in the chat. */
export const useRoomChanges = (liveid: number, messages: readonly Message[]): void => {
  const dispatch = useAppDispatch()
  const me = useAppSelector(({ session }) => session.uid)
  // What was said before the room was entered is in the replies already.
  const seen = useRef<WeakSet<Message> | null>(null)
  useEffect(() => {
    const isFirst = seen.current === null
    const known = (seen.current ??= new WeakSet())
    const rules = { liveid }
    const reload = () => void dispatch(endpoints.getLiveChat.initiate(rules, { forceRefetch: true, subscribe: false }))
    const apply = ({ type, data }: HostMessage) => {
      if (type === 'changePubConfig')
        dispatch(
          util.updateQueryData('getLiveChat', rules, (chat) => ({
            ...chat,
            slow_mode: data.slow_mode,
            mute_all: data.mute_all ? (1 as const) : (0 as const),
            notice: data.notice ?? chat.notice,
          })),
        )
      else if (type === 'changeRoomTitle')
        dispatch(
          util.updateQueryData('getLivePageData', { anchorid: liveid }, (page) => ({
            ...page,
            live: { ...page.live, title: data.title },
          })),
        )
      else if ((type === 'Banuser' || type === 'RoomNotifyTypeSetManager') && data.uid === me && me > 0) reload()
    }
    for (const message of messages) {
      if (known.has(message)) continue
      known.add(message)
      const host = isFirst ? null : roomHostMessage(message)
      if (host !== null) apply(host)
    }
  }, [messages, liveid, me, dispatch])
}
