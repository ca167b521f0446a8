import { mutation, query } from '../define-endpoint'
import { MINUTE } from '../limits'

const manages = ({ liveid }: { readonly liveid: number }) => ({ room: liveid })
const LIMIT = [{ count: 60, perMs: MINUTE, by: 'viewer' }] as const

export const setRoomTitle = /* @__PURE__ */ mutation('setRoomTitle', {
  method: 'POST',
  path: '/api/live/setRoomTitle',
  summary: 'Changes the title of a room, and tells the room.',
  needs: 'manager',
  manages,
  switch: null,
  ours: true,
  limit: LIMIT,
  errors: ['notFound'],
  key: false,
  shows: ['failure'],
  tags: ({ liveid }) => [{ type: 'live', id: liveid }],
})

export const setRoomConfig = /* @__PURE__ */ mutation('setRoomConfig', {
  method: 'POST',
  path: '/api/live/setRoomConfig',
  summary: 'Sets the slow mode or the notice of a room, or lets only managers write in it, and tells the room.',
  needs: 'manager',
  manages,
  switch: null,
  ours: true,
  limit: LIMIT,
  errors: ['notFound'],
  key: false,
  shows: ['failure'],
  tags: ({ liveid }) => [{ type: 'live', id: liveid }],
})

export const muteRoomUser = /* @__PURE__ */ mutation('muteRoomUser', {
  method: 'POST',
  path: '/api/live/muteRoomUser',
  summary: 'Mutes a viewer in a room, or ends that, and tells the room. The anchor mutes managers too.',
  needs: 'manager',
  manages,
  switch: null,
  ours: true,
  limit: LIMIT,
  errors: ['notFound'],
  key: false,
  shows: ['failure'],
  tags: ({ liveid }) => [{ type: 'live', id: liveid }],
})

export const setRoomManager = /* @__PURE__ */ mutation('setRoomManager', {
  method: 'POST',
  path: '/api/live/setRoomManager',
  summary: "Makes a member a manager of the anchor's own room, or no longer, and tells the room.",
  needs: 'anchor',
  switch: null,
  ours: true,
  limit: LIMIT,
  errors: ['notFound'],
  key: false,
  shows: ['failure'],
  tags: () => ['live'],
})

export const addOperateFriend = /* @__PURE__ */ mutation('addOperateFriend', {
  method: 'POST',
  path: '/api/live/addOperateFriend',
  summary: 'Makes the anchor or a manager of a room a friend of the member, or asks them to agree.',
  needs: 'member',
  switch: 'room_operate',
  limit: LIMIT,
  errors: ['notFound'],
  key: true,
  shows: ['failure'],
  tags: () => [],
})

export const clearRoomChat = /* @__PURE__ */ mutation('clearRoomChat', {
  method: 'POST',
  path: '/api/live/clearRoomChat',
  summary: 'Clears the chat of a room for everybody in it.',
  needs: 'manager',
  manages,
  switch: null,
  ours: true,
  limit: LIMIT,
  errors: ['notFound'],
  key: false,
  shows: ['failure'],
  tags: () => [],
})

export const revokeRoomMessage = /* @__PURE__ */ mutation('revokeRoomMessage', {
  method: 'POST',
  path: '/api/live/revokeRoomMessage',
  summary: 'Takes a message back from the chat of a room, and tells the room.',
  needs: 'manager',
  manages,
  switch: null,
  ours: true,
  limit: LIMIT,
  errors: ['notFound'],
  key: false,
  shows: ['failure'],
  tags: () => [],
})

export const getRoomPeople = /* @__PURE__ */ query('getRoomPeople', {
  method: 'POST',
  path: '/api/live/getRoomPeople',
  summary: 'The managers of a room, or those who are muted in it.',
  needs: 'manager',
  manages,
  switch: null,
  ours: true,
  errors: ['notFound'],
  tags: ({ liveid }) => [{ type: 'live', id: liveid }],
})

export const getRoomRank = /* @__PURE__ */ query('getRoomRank', {
  method: 'POST',
  path: '/api/live/getRoomRank',
  summary: 'Those who gave most gold in a room: since it is on air, today, or within seven days.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: ['notFound'],
  tags: ({ liveid }) => [{ type: 'live', id: liveid }],
})

export const roomManagerRows = {
  setRoomTitle,
  setRoomConfig,
  muteRoomUser,
  setRoomManager,
  addOperateFriend,
  clearRoomChat,
  revokeRoomMessage,
  getRoomPeople,
  getRoomRank,
}
