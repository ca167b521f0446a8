import { TYPES } from '../protocol/constants'
import { groupError } from '../protocol/group-error'
import { imError } from '../protocol/im-error'
import type { Group } from '../store/group'

export const needUsers = (userIDList: unknown): void => {
  if (!Array.isArray(userIDList) || userIDList.length === 0 || userIDList.some((userID) => typeof userID !== 'string'))
    throw imError('PARAMS_INVALID', '`userIDList` must be an array with at least one user id.')
}

export const needNumber = (name: string, value: unknown): void => {
  if (!Number.isSafeInteger(value) || Number(value) < 0)
    throw imError('PARAMS_INVALID', `\`${name}\` must be a whole number of at least 0.`)
}

export const refuseMute = (userID: string, me: string): void => {
  if (userID === me) throw groupError('CANNOT_MUTE_SELF')
}

/** Whoever is removed from a chat room could come back at once. */
export const refuseBan = (duration: number): void => {
  if (duration === 0) throw groupError('BAN_DURATION_INVALID')
}

/** Nobody is added to a chat room: users join by themselves. */
export const refuseAdd = ({ type }: Group): void => {
  if (type === TYPES.GRP_AVCHATROOM) throw groupError('CANNOT_ADD_MEMBER_IN_AVCHATROOM')
}

/** The rules for roles that the client knows without the server. */
export const refuseRole = (
  { type, ownerID }: Group,
  { userID, role, me }: { userID: string; role: string; me: string },
): void => {
  if (type === TYPES.GRP_WORK || type === TYPES.GRP_AVCHATROOM)
    throw groupError('CANNOT_SET_MEMBER_ROLE_IN_WORK_AND_AVCHATROOM')
  if (ownerID !== me) throw groupError('NOT_OWNER')
  const isKnown = role === 'Admin' || role === 'Member' || (role === 'Custom' && type === TYPES.GRP_COMMUNITY)
  if (!isKnown) throw groupError('INVALID_MEMBER_ROLE')
  if (userID === me) throw groupError('CANNOT_SET_SELF_ROLE')
}
