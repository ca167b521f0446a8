import type { GroupMemberRole } from '../protocol/constants'
import { GROUP_REFUSALS } from '../protocol/errors/group-refusals'
import type { GroupTipPayload } from '../store/payloads'

/** The operations of notices that bring a group, and those that end it for the user. */
export const BRINGS: ReadonlySet<number> = new Set([2, 7])
export const ENDS: ReadonlySet<number> = new Set([4, 5, 8, 21])
export const DISMISSED = 5
/** The code with which a room refuses who was sent away by the notice; null after an own quit on another device. */
export const refusalAfter = (operationType: number): number | null => {
  if (operationType === 8) return null
  return operationType === DISMISSED ? GROUP_REFUSALS.GROUP_NOT_FOUND : GROUP_REFUSALS.GROUP_PERMISSION_DENY
}

export const REMIND_TYPE = 20
export const ROLES: Readonly<Record<number, GroupMemberRole>> = { 9: 'Admin', 10: 'Member' }

/** What somebody is who is no longer an admin. */
export const roleTold = ({ memberList }: GroupTipPayload, userID: string): GroupMemberRole =>
  memberList.some((member) => member.userID === userID && member.role === 'Custom') ? 'Custom' : 'Member'
