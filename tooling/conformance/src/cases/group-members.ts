import { TYPES } from '@org/im-sdk/protocol'
import { unseen, type Cases } from '../case'
import { NOTICE, noticed, noticedBy, outside, tipped } from '../group-facts'
import type { Stage } from '../stage'

type Names =
  | 'getGroupMemberList'
  | 'getGroupMemberProfile'
  | 'addGroupMember'
  | 'deleteGroupMember'
  | 'setGroupMemberInfo'
  | 'getGroupApplicationList'
  | 'handleGroupApplication'
  | 'handleGroupInvitation'

/** The open application of a group, as Ann reads it. */
const application = async ({ ann }: Stage, groupID: string) => {
  const { applicationList } = await ann.ask('getGroupApplicationList', {})
  const found = applicationList.find((each) => each.groupID === groupID)
  if (found === undefined) throw new Error('The application is not in the list.')
  const { messageKey, authentication, applicant } = found
  return { groupID, messageKey, authentication, applicant }
}

export const groupMemberCases: Cases<Names> = {
  getGroupMemberList: async (stage) => {
    const { ann, bob } = stage
    const groupID = await stage.group('Public')
    return {
      by: bob,
      request: { groupID },
      answer: {
        members: [
          { userID: ann.userID, role: 'Owner' },
          { userID: bob.userID, role: 'Member' },
        ],
        memberCount: 2,
        next: '',
      },
      seen: unseen('It reads.'),
      refused: [...(await outside(stage)), [{ next: 'no cursor' }, 'PACKAGE_PARSE_FAILED']],
    }
  },
  getGroupMemberProfile: async (stage) => {
    const { ann, bob, cyd } = stage
    const groupID = await stage.group('Public')
    return {
      by: bob,
      request: { groupID, userIDList: [ann.userID, cyd] },
      answer: { members: (members: readonly object[]) => members.length === 1 },
      seen: unseen('It reads.'),
      refused: await outside(stage),
    }
  },
  addGroupMember: async (stage) => {
    const { phone, bob, cyd } = stage
    const groupID = await stage.group('Public')
    return {
      request: { groupID, userIDList: [cyd, bob.userID, 'nobody'] },
      answer: {
        memberList: [
          { userID: cyd, result: 1 },
          { userID: bob.userID, result: 2 },
          { userID: 'nobody', result: 0 },
        ],
      },
      seen: [
        ...[phone, bob].map((by) => tipped(by, groupID, { operationType: TYPES.GRP_TIP_MBR_JOIN, userIDList: [cyd] })),
        noticed(await stage.another(cyd), groupID, NOTICE.invited),
      ],
      refused: await outside(stage),
    }
  },
  deleteGroupMember: async (stage) => {
    const { ann, bob, phone, cyd } = stage
    const groupID = await stage.group('Public')
    return {
      request: { groupID, userIDList: [bob.userID, cyd] },
      answer: { userIDList: [bob.userID] },
      seen: [
        tipped(phone, groupID, { operationType: TYPES.GRP_TIP_MBR_KICKED_OUT, userIDList: [bob.userID] }),
        ...noticedBy([bob, await stage.another(bob.userID)], groupID, NOTICE.kicked),
      ],
      refused: [
        ...(await outside(stage)),
        [{ userIDList: [ann.userID] }, 'GROUP_PERMISSION_DENY'],
        [{ userIDList: [ann.userID] }, 'GROUP_PERMISSION_DENY', bob],
      ],
    }
  },
  setGroupMemberInfo: async (stage) => {
    const { ann, phone, bob, cyd } = stage
    const groupID = await stage.group('Public')
    const devices = [bob, await stage.another(bob.userID)]
    return {
      request: { groupID, userID: bob.userID, muteTime: 60, role: 'Admin', nameCard: 'keeper' },
      answer: {
        member: { userID: bob.userID, role: 'Admin', nameCard: 'keeper', muteTime: (until: number) => until > 60 },
      },
      seen: [
        ...[phone, ...devices].map((by) =>
          tipped(by, groupID, { operationType: TYPES.GRP_TIP_MBR_SET_ADMIN, userIDList: [bob.userID] }),
        ),
        tipped(bob, groupID, { memberList: [{ userID: bob.userID, nameCard: 'keeper' }] }),
        ...noticedBy(devices, groupID, NOTICE.madeAdmin),
      ],
      more: [
        {
          request: { groupID, userID: bob.userID, role: 'Member' },
          seen: [
            tipped(phone, groupID, { operationType: TYPES.GRP_TIP_MBR_CANCELED_ADMIN, userIDList: [bob.userID] }),
            ...noticedBy(devices, groupID, NOTICE.noLongerAdmin),
          ],
        },
      ],
      refused: [
        ...(await outside(stage)),
        [{ userID: cyd }, 'MEMBER_NOT_IN_GROUP'],
        [{ role: 'Owner' }, 'INVALID_MEMBER_ROLE'],
        [{ role: 'Custom' }, 'INVALID_MEMBER_ROLE'],
        [{ userID: ann.userID }, 'GROUP_PERMISSION_DENY'],
        [{}, 'GROUP_PERMISSION_DENY', bob],
      ],
    }
  },
  getGroupApplicationList: async (stage) => {
    const { ann, bob, cyd } = stage
    const groupID = await stage.group('Public', { joinOption: 'NeedPermission', memberList: [] })
    await bob.ask('joinGroup', { groupID, applyMessage: 'hello' })
    return {
      request: { handleAccount: ann.userID },
      answer: { applicationList: [{ groupID, applicant: bob.userID, applicationType: 0, applyMessage: 'hello' }] },
      seen: unseen('It reads. The cases of handling have the notice.'),
      refused: [[{ handleAccount: cyd }, 'GROUP_PERMISSION_DENY']],
    }
  },
  handleGroupApplication: async (stage) => {
    const { phone, bob, cyd } = stage
    const groupID = await stage.group('Public', { joinOption: 'NeedPermission', memberList: [] })
    await bob.ask('joinGroup', { groupID })
    return {
      request: { ...(await application(stage, groupID)), handleAction: 'Agree' },
      seen: [
        tipped(phone, groupID, { operationType: TYPES.GRP_TIP_MBR_JOIN, userIDList: [bob.userID] }),
        ...noticedBy([bob, await stage.another(bob.userID)], groupID, NOTICE.approved),
      ],
      refused: [
        ...(await outside(stage)),
        [{ authentication: 'made up' }, 'GROUP_PERMISSION_DENY'],
        [{ messageKey: 1 }, 'GROUP_PERMISSION_DENY'],
        [{ applicant: cyd }, 'GROUP_PERMISSION_DENY'],
      ],
    }
  },
  handleGroupInvitation: async (stage) => {
    const { bob, cyd } = stage
    const groupID = await stage.group('Public', { inviteOption: 'NeedPermission' })
    await bob.ask('addGroupMember', { groupID, userIDList: [cyd] })
    const { applicant: invitee, ...invitation } = await application(stage, groupID)
    return {
      request: { ...invitation, invitee, handleAction: 'Agree' },
      seen: [tipped(bob, groupID, { operationType: TYPES.GRP_TIP_MBR_JOIN, userIDList: [cyd] })],
      refused: [
        ...(await outside(stage)),
        [{ authentication: 'made up' }, 'GROUP_PERMISSION_DENY'],
        [{ invitee: bob.userID }, 'GROUP_PERMISSION_DENY'],
      ],
    }
  },
}
