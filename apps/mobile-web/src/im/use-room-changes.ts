import type { HostMessage } from '@org/domain'
import type { Message } from '@org/im-sdk'
import { useCallback, useEffect, useRef } from 'react'
import { liveRoomApi } from '../api/live-room'
import { useAppDispatch, useAppSelector } from '../store/store'
import { roomHostMessage } from './room-host-message'

const { util, endpoints } = liveRoomApi

interface Asked {
  readonly startedTimeStamp?: number | undefined
  readonly fulfilledTimeStamp?: number | undefined
}

type Config = Extract<HostMessage, { type: 'changePubConfig' }>['data']

/**
 * Keeps the rules, the notice and the title of a room as its managers change them: the host says so in the chat. A reply
 * that was asked for before a change may not know it: `asked` says when the rules were.
 */
export const useRoomChanges = (liveid: number, messages: readonly Message[], asked: Asked): void => {
  const dispatch = useAppDispatch()
  const me = useAppSelector(({ session }) => session.uid)
  // What was said before the room was entered is in the replies already.
  const seen = useRef<WeakSet<Message> | null>(null)
  const last = useRef<{ config: Config; at: number } | null>(null)
  const keep = useCallback(
    (config: Config) =>
      void dispatch(
        util.updateQueryData('getLiveChat', { liveid }, (chat) => ({
          ...chat,
          slow_mode: config.slow_mode,
          mute_all: config.mute_all ? (1 as const) : (0 as const),
          notice: config.notice ?? chat.notice,
        })),
      ),
    [liveid, dispatch],
  )
  const { startedTimeStamp = 0, fulfilledTimeStamp } = asked
  useEffect(() => {
    const { config, at } = last.current ?? {}
    if (config?.liveid === liveid && at !== undefined && at >= startedTimeStamp) keep(config)
  }, [startedTimeStamp, fulfilledTimeStamp, liveid, keep])
  useEffect(() => {
    const isFirst = seen.current === null
    const known = (seen.current ??= new WeakSet())
    const rules = { liveid }
    const reload = () => void dispatch(endpoints.getLiveChat.initiate(rules, { forceRefetch: true, subscribe: false }))
    const apply = ({ type, data }: HostMessage) => {
      if (type === 'changePubConfig') {
        const before = last.current?.config
        const config = before?.liveid === data.liveid ? { ...before, ...data } : data
        last.current = { config, at: Date.now() }
        keep(data)
      } else if (type === 'changeRoomTitle')
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
  }, [messages, liveid, me, dispatch, keep])
}
