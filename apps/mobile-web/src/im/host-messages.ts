import {
  BROADCAST_CONVERSATION_ID,
  countAnchorGroupMessage,
  instantFromMs,
  NOTIFY_CONVERSATION_ID,
  parseHostMessage,
  raceStartOf,
  type HostMessagePayloads,
  type HostMessageType,
} from '@org/domain'
import type { Message } from '@org/im-sdk'
import { api } from '../api/base'
import { chatGroupApi } from '../api/chat-groups'
import { ticksReceived } from '../matches/live-scores'
import { bannerActed } from '../store/banners'
import type { AppStore } from '../store/store'
import { privateTextsTold } from './room-private'

/** A host message and its conversation. Only messages from the host's conversations are accepted. */
interface Told<T extends HostMessageType> {
  readonly conversationID: string
  /** Whether the host has sent it: in a room everybody can write. */
  readonly isHost: boolean
  readonly type: T
  readonly data: HostMessagePayloads[T]
}

/** Handles the messages of one type in one delivery. */
type Handler<T extends HostMessageType> = (dispatch: AppStore['dispatch'], told: readonly Told<T>[]) => void

/** The handler of a type that no screen uses yet. */
const NOT_HANDLED_YET = null

/** Only the server writes under this name. */
const HOST = 'broadcast'

/** What is shown of a room, its rules and its managers, is read again. */
const roomChanged = (
  dispatch: AppStore['dispatch'],
  told: readonly { readonly isHost: boolean; readonly data: { readonly liveid: number } }[],
) => {
  const rooms = new Set(told.flatMap(({ isHost, data }) => (isHost ? [data.liveid] : [])))
  if (rooms.size > 0) dispatch(api.util.invalidateTags([...rooms].map((id) => ({ type: 'live' as const, id }))))
}

/** The rules or the announcements of a group, which are read again. */
const groupChanged = (
  dispatch: AppStore['dispatch'],
  told: readonly { readonly isHost: boolean; readonly data: { readonly group_id: string } }[],
) => {
  const groups = new Set(told.flatMap(({ isHost, data }) => (isHost ? [data.group_id] : [])))
  if (groups.size > 0) dispatch(api.util.invalidateTags([...groups].map((id) => ({ type: 'chatGroup' as const, id }))))
}

/** One handler per type. A type without a handler does not compile. Rules: DOM-61, DOM-70. */
const HANDLERS: { readonly [T in HostMessageType]: Handler<T> | typeof NOT_HANDLED_YET } = {
  MatchTick: (dispatch, told) => {
    const ticks = told.filter(({ conversationID }) => conversationID === NOTIFY_CONVERSATION_ID)
    if (ticks.length > 0) dispatch(ticksReceived(ticks.map(({ data }) => data)))
  },
  RaceStartLiveMessage: (dispatch, told) => {
    for (const { conversationID, type, data } of told) {
      const message = raceStartOf(conversationID, { type, data })
      if (message) dispatch(bannerActed({ type: 'arrive', message, now: instantFromMs(Date.now()) }))
    }
  },
  AccountChanged: (dispatch, told) => {
    const tags = told.flatMap(({ conversationID, data }) =>
      conversationID === BROADCAST_CONVERSATION_ID ? data.tags : [],
    )
    if (tags.length > 0) dispatch(api.util.invalidateTags([...new Set(tags)]))
  },
  C2CRoomMessage: (dispatch, told) => {
    const texts = told.flatMap(({ conversationID, data }) => (conversationID === BROADCAST_CONVERSATION_ID ? data : []))
    if (texts.length > 0) dispatch(privateTextsTold(texts))
  },
  C2CRoomMessageBatch: (dispatch, told) => {
    const texts = told.flatMap(({ conversationID, data }) =>
      conversationID === BROADCAST_CONVERSATION_ID ? data.messages : [],
    )
    if (texts.length > 0) dispatch(privateTextsTold(texts))
  },
  RoomMessage: NOT_HANDLED_YET,
  EnterRoomMessage: NOT_HANDLED_YET,
  SendPackage: NOT_HANDLED_YET,
  OtherRoomPackageNotify: NOT_HANDLED_YET,
  GiftAnimation: NOT_HANDLED_YET,
  AttentAnchor: NOT_HANDLED_YET,
  LiveGroupMemberJoinExit: NOT_HANDLED_YET,
  RoomAir: roomChanged,
  RoomNotifyTypeSetManager: roomChanged,
  changeRoomTitle: roomChanged,
  Banuser: roomChanged,
  changePubConfig: roomChanged,
  clearChatList: NOT_HANDLED_YET,
  QuizBalanceFinished: (dispatch, told) => {
    if (told.some(({ isHost }) => isHost)) dispatch(api.util.invalidateTags(['quiz', 'user']))
  },
  ChatGroupTipsMessage: groupChanged,
  ChatGroupAnnouceNew: groupChanged,
  ChatGroupAnchorFansNewMsg: (dispatch, told) => {
    for (const { conversationID, type, data } of told) {
      const message = { type, data }
      dispatch(
        chatGroupApi.util.updateQueryData('getAnchorGroups', {}, ({ list }) => {
          const known = list.map(({ group_id: id, unread: unreadCount }) => ({ id, unreadCount }))
          const counts = new Map(
            countAnchorGroupMessage(known, conversationID, message).map(({ id, unreadCount }) => [id, unreadCount]),
          )
          for (const group of list) group.unread = counts.get(group.group_id) ?? group.unread
        }),
      )
    }
  },
  sendCouponGift: NOT_HANDLED_YET,
  revokeMessage: NOT_HANDLED_YET,
}

/** The only entry point for the host's custom messages. */
export const receiveHostMessages = ({ dispatch }: Pick<AppStore, 'dispatch'>, messages: readonly Message[]) => {
  const told = messages.flatMap((message) => {
    const host = message.type === 'TIMCustomElem' ? parseHostMessage(message.payload.data) : null
    return host ? [{ conversationID: message.conversationID, isHost: message.from === HOST, ...host }] : []
  })
  for (const type of new Set(told.map((one) => one.type))) handle(dispatch, type, told)
}

type AnyTold = Told<HostMessageType>

const handle = <T extends HostMessageType>(dispatch: AppStore['dispatch'], type: T, told: readonly AnyTold[]) =>
  HANDLERS[type]?.(
    dispatch,
    told.filter((one): one is Told<T> => one.type === type),
  )
