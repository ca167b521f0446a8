import * as v from 'valibot'
import { GROUP_SIZES } from '../limits'
import { empty, groupID, seconds, sequence, storable, userID } from './common'
import { idOf, notId } from './id-fields'

const application = v.object({
  groupID: v.string(),
  groupName: v.string(),
  /** 0: `applicant` asks to join. 1: `userID` wants to add `applicant`. */
  applicationType: v.picklist([0, 1]),
  applicant: v.string(),
  applicantNick: v.string(),
  applicantAvatar: v.string(),
  /** Who has asked: the applicant, or the member who invites. */
  userID: v.string(),
  applyMessage: v.string(),
  time: seconds,
  /** Names the application when it is handled. */
  messageKey: sequence,
  /** Proves that the server has sent it to this manager. */
  authentication: v.string(),
})

export const getGroupApplicationList = {
  summary: 'The open applications to groups that the user manages, newest first, at most 20 on a page.',
  request: v.object({
    /** `nextStartTime` of the previous page; 0 for the newest. */
    startTime: v.optional(sequence, 0),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 20),
    /** The caller. */
    handleAccount: v.optional(v.pipe(v.string(), v.maxLength(64), idOf('user')), ''),
    /** Accepted from the known web chat SDKs, which send it. */
    type: v.optional(v.pipe(v.string(), v.maxLength(16), notId()), ''),
  }),
  reply: v.object({
    applicationList: v.array(application),
    /** 0 on the last page. */
    nextStartTime: sequence,
  }),
}

const handled = {
  handleAction: v.picklist(['Agree', 'Reject']),
  handleMessage: v.optional(v.pipe(v.string(), v.maxBytes(GROUP_SIZES.message), storable, notId()), ''),
  groupID,
  authentication: v.pipe(v.string(), v.maxLength(256), idOf('token')),
  messageKey: sequence,
}

export const handleGroupApplication = {
  summary: 'Approves or rejects a user who asks to join.',
  request: v.object({ ...handled, applicant: userID }),
  reply: empty,
}
export const handleGroupInvitation = {
  summary: 'Approves or rejects that a member adds a user.',
  request: v.object({ ...handled, invitee: userID }),
  reply: empty,
}
