import type { roomManagerRows } from '@org/api-client/contract'
import { addOperator } from '../../services/live/add-operator'
import {
  clearRoomChat,
  muteRoomUser,
  revokeRoomMessage,
  setRoomConfig,
  setRoomManager,
  setRoomTitle,
} from '../../services/live/manage-room'
import { listRoomPeople, roomRank } from '../../services/live/room-people'
import type { Handlers } from '../handler'

export const roomManagerHandlers = {
  setRoomTitle: ({ liveid, title }, { context, viewer }) => setRoomTitle(context, viewer.userID, liveid, title),
  setRoomConfig: ({ liveid, ...rules }, { context, viewer }) => setRoomConfig(context, viewer.userID, liveid, rules),
  muteRoomUser: (request, { context, viewer }) => muteRoomUser(context, viewer.userID, request),
  setRoomManager: (request, { context, viewer }) => setRoomManager(context, viewer.uid, request),
  addOperateFriend: (request, { context, viewer }) => addOperator(context, viewer.uid, request),
  clearRoomChat: ({ liveid }, { context, viewer }) => clearRoomChat(context, viewer.userID, liveid),
  revokeRoomMessage: (request, { context, viewer }) => revokeRoomMessage(context, viewer.userID, request),
  getRoomPeople: (request, { context, lang }) => listRoomPeople(context, request, lang),
  getRoomRank: (request, { context, lang }) => roomRank(context, request, lang),
} satisfies Handlers<typeof roomManagerRows>
