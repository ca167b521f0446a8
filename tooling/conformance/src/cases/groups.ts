import { TYPES } from '@org/im-sdk/protocol'
import { reads, unseen, type Cases } from '../case'
import { NOTICE, noticedBy, outside, tipped } from '../group-facts'

type Names =
  | 'createGroup'
  | 'dismissGroup'
  | 'updateGroupProfile'
  | 'changeGroupOwner'
  | 'searchGroupByID'
  | 'joinGroup'
  | 'quitGroup'
  | 'getGroupInfo'
  | 'getJoinedGroupList'
  | 'getOnlineMemberCount'

export const groupCases: Cases<Names> = {
  createGroup: (stage) => {
    const { bob, cyd } = stage
    const groupID = stage.fresh()
    return {
      request: { type: 'Public', name: 'conformance', groupID, memberList: [{ userID: bob.userID }] },
      answer: { groupID, overLimitUserIDList: [] },
      seen: [reads(bob, 'getGroupInfo', { groupIDList: [groupID] }, { groupInfoList: [{ groupID, memberCount: 2 }] })],
      refused: [
        [{ groupID: 'a b' }, 'INVALID_GROUP_ID'],
        [{ groupID: 'NOTIFY_ROOM' }, 'INVALID_GROUP_ID'],
        [{ ownerID: cyd }, 'GROUP_PERMISSION_DENY'],
        [{ isSupportTopic: 1 }, 'INVALID_GROUP_PARAMETERS'],
        [{ maxMemberCount: 1_000_000 }, 'INVALID_GROUP_PARAMETERS'],
        [{ memberList: [{ userID: 'nobody' }] }, 'INVALID_ID'],
        [{ memberList: [{ userID: bob.userID, role: 'Owner' }] }, 'INVALID_GROUP_PARAMETERS'],
      ],
      after: () => stage.ann.ask('dismissGroup', { groupID }),
    }
  },
  dismissGroup: async (stage) => {
    const { bob } = stage
    const groupID = await stage.group('Public')
    return {
      request: { groupID },
      seen: noticedBy([stage.ann, stage.phone, bob], groupID, NOTICE.dismissed),
      refused: [
        ...(await outside(stage)),
        [{}, 'GROUP_PERMISSION_DENY', bob],
        [{ groupID: await stage.group('Private') }, 'GROUP_PERMISSION_DENY'],
      ],
    }
  },
  updateGroupProfile: async (stage) => {
    const { bob } = stage
    const groupID = await stage.group('Public')
    return {
      request: { groupID, name: 'renamed' },
      seen: [tipped(bob, groupID, { newGroupProfile: { name: 'renamed' } })],
      refused: [
        ...(await outside(stage)),
        [{}, 'GROUP_PERMISSION_DENY', bob],
        [{ maxMemberCount: 1 }, 'INVALID_GROUP_PARAMETERS'],
      ],
    }
  },
  changeGroupOwner: async (stage) => {
    const { ann, bob, cyd } = stage
    const groupID = await stage.group('Public')
    return {
      request: { groupID, newOwnerID: bob.userID },
      seen: [tipped(bob, groupID, { newGroupProfile: { ownerID: bob.userID } })],
      refused: [
        ...(await outside(stage)),
        [{ newOwnerID: ann.userID }, 'GROUP_PERMISSION_DENY'],
        [{ newOwnerID: cyd }, 'MEMBER_NOT_IN_GROUP'],
        [{}, 'GROUP_PERMISSION_DENY', bob],
      ],
      after: () => bob.ask('changeGroupOwner', { groupID, newOwnerID: ann.userID }),
    }
  },
  searchGroupByID: async (stage) => {
    const [groupID, secret] = [await stage.group('Public'), await stage.group('Private')]
    return {
      by: stage.bob,
      request: { groupIDList: [groupID, secret] },
      answer: { groupInfoList: [{ groupID }], resultItem: [{ groupID: secret }] },
      seen: unseen('It reads.'),
    }
  },
  joinGroup: async (stage) => {
    const { ann, bob } = stage
    const joinOption = 'FreeAccess'
    const groupID = await stage.group('Public', { joinOption, memberList: [] })
    const closed = await stage.group('Public', { joinOption: 'DisableApply', memberList: [] })
    return {
      by: bob,
      request: { groupID },
      answer: { joinedStatus: 'JoinedSuccess' },
      seen: [tipped(ann, groupID, { operationType: TYPES.GRP_TIP_MBR_JOIN, userIDList: [bob.userID] })],
      refused: [
        [{ groupID: 'nothing' }, 'GROUP_NOT_FOUND'],
        [{ groupID: closed }, 'GROUP_PERMISSION_DENY'],
        [{ groupID: await stage.group('Private', { memberList: [] }) }, 'GROUP_PERMISSION_DENY'],
        [{ authentication: 'made up' }, 'GROUP_PERMISSION_DENY'],
      ],
    }
  },
  quitGroup: async (stage) => {
    const { ann, bob } = stage
    const groupID = await stage.group('Public')
    return {
      by: bob,
      request: { groupID },
      seen: [
        tipped(ann, groupID, { operationType: TYPES.GRP_TIP_MBR_QUIT, userIDList: [bob.userID] }),
        ...noticedBy([bob, await stage.another(bob.userID)], groupID, NOTICE.quit),
      ],
      refused: [...(await outside(stage)), [{}, 'GROUP_PERMISSION_DENY', ann]],
    }
  },
  getGroupInfo: async (stage) => {
    const [groupID, secret] = [await stage.group('Public'), await stage.group('Private', { memberList: [] })]
    return {
      by: stage.bob,
      request: { groupIDList: [groupID, secret] },
      answer: {
        groupInfoList: [{ groupID, memberCount: 2, selfInfo: { role: 'Member' } }],
        resultItem: [{ groupID: secret }],
      },
      seen: unseen('It reads.'),
    }
  },
  getJoinedGroupList: async (stage) => {
    const { bob } = stage
    await stage.group('Public')
    return {
      by: bob,
      request: { memberAccount: bob.userID, limit: 1, responseFilter: { groupBaseInfoFilter: ['Name'] } },
      answer: {
        groups: ([group, ...more]: readonly { name?: string; type?: string }[]) =>
          more.length === 0 && group?.name !== undefined && group.type === undefined,
        totalCount: (count: number) => count > 0,
      },
      seen: unseen('It reads.'),
      refused: [[{ memberAccount: stage.cyd }, 'GROUP_PERMISSION_DENY']],
    }
  },
  getOnlineMemberCount: async (stage) => ({
    by: stage.bob,
    request: { groupID: (await stage.room()).groupID },
    answer: { onlineMemberNum: 2 },
    seen: unseen('It reads.'),
    refused: [
      [{ groupID: 'nothing' }, 'GROUP_NOT_FOUND'],
      [{ groupID: await stage.group('Private', { memberList: [] }) }, 'GROUP_PERMISSION_DENY'],
    ],
  }),
}
