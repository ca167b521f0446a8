import { expect } from 'vitest'
import { receives, type Person } from './person'

/** What the three users see of one group. */
export const groupOf = (groupID: string) => {
  const conversationID = `GROUP${groupID}`
  const say = ({ page }: Person, text: string) =>
    page.evaluate(
      ([to, words]) =>
        refusalOf(
          chat.sendMessage(
            chat.createTextMessage({ to, conversationType: types.CONV_GROUP, payload: { text: words } }),
          ),
        ),
      [groupID, text] as const,
    )
  const tipsOf = ({ page }: Person) =>
    page.evaluate(
      (id) => received(id).flatMap(({ payload }) => ('newGroupProfile' in payload ? [payload.operationType] : [])),
      conversationID,
    )
  const noticesOf = ({ page }: Person) =>
    page.evaluate(
      (id) =>
        told('receiveGroupSystemNotice').flatMap(({ type, message: { payload } }) =>
          'applicant' in payload && payload.groupProfile.groupID === id ? [type] : [],
        ),
      groupID,
    )
  /** In the list of groups; null if the group is not there. */
  const roleOf = ({ page }: Person) =>
    page.evaluate(
      async (id) =>
        (await chat.getGroupList()).data.groupList.find((one) => one.groupID === id)?.selfInfo?.role ?? null,
      groupID,
    )
  const join = ({ page }: Person) =>
    page.evaluate(async (id) => (await chat.joinGroup({ groupID: id, applyMessage: 'Me too' })).data.status, groupID)
  /** In the list of conversations. */
  const isListed = ({ page }: Person) =>
    page.evaluate((id) => chat.views.conversations.get().some((one) => one.conversationID === id), conversationID)

  return {
    groupID,
    say,
    join,
    isListed,
    hasRole: (person: Person, role: string | null) => expect.poll(() => roleOf(person)).toBe(role),
    receives: (person: Person, texts: readonly string[]) => receives(person, conversationID, texts),
    seesTips: (person: Person, operations: readonly number[]) => expect.poll(() => tipsOf(person)).toEqual(operations),
    seesNotices: (person: Person, operations: readonly number[]) =>
      expect.poll(() => noticesOf(person)).toEqual(operations),
    /** A manager answers the only open application. */
    decide: ({ page }: Person, applicant: Person, handleAction: 'Agree' | 'Reject') =>
      page.evaluate(
        async ([id, userID, action]) => {
          const { applicationList } = (await chat.getGroupApplicationList()).data
          const application = applicationList.find((one) => one.groupID === id && one.applicant === userID)
          await chat.handleGroupApplication({ handleAction: action, handleMessage: 'So it is.', application })
        },
        [groupID, applicant.userID, handleAction] as const,
      ),
    mute: ({ page }: Person, member: Person, muteTime: number) =>
      page.evaluate(
        async ([id, userID, time]) =>
          (await chat.setGroupMemberMuteTime({ groupID: id, userID, muteTime: time })).data.member.muteUntil,
        [groupID, member.userID, muteTime] as const,
      ),
    add: ({ page }: Person, member: Person) =>
      page.evaluate(
        async ([id, userID]) =>
          (await chat.addGroupMember({ groupID: id, userIDList: [userID] })).data.successUserIDList,
        [groupID, member.userID] as const,
      ),
    kick: ({ page }: Person, member: Person) =>
      page.evaluate(([id, userID]) => refusalOf(chat.deleteGroupMember({ groupID: id, userIDList: [userID] })), [
        groupID,
        member.userID,
      ] as const),
  }
}

export type StoryGroup = ReturnType<typeof groupOf>
