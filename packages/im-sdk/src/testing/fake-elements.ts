import type { FakeMessages } from './fake-messages'
import type { FakeWorld } from './fake-world'

const SYSTEM = '@TIM#SYSTEM'

/** The tips and notices by which the fake server tells of changes in groups. */
export class FakeElements {
  constructor(
    private readonly world: FakeWorld,
    private readonly messages: FakeMessages,
  ) {}

  /** `leaving`: how many of the members are about to leave. */
  tip(groupID: string, operatorID: string, content: object, leaving = 0): void {
    const { members } = this.world.group(groupID)
    const msgContent = {
      memberCount: members.size - leaving,
      memberList: [],
      ...content,
      operatorID,
      groupProfile: this.profileOf(groupID),
    }
    this.messages.add({ fromAccount: operatorID, groupID, msgBody: [{ msgType: 'TIMGroupTipElem', msgContent }] }, null)
  }

  notify(groupID: string, toAccount: string, content: object): void {
    this.messages.add({ fromAccount: SYSTEM, toAccount, msgBody: this.notice(groupID, content) }, null)
  }

  /** To all listeners of a chat room, by their polls. */
  notifyListeners(groupID: string, content: object): void {
    this.messages.add({ fromAccount: SYSTEM, groupID, msgBody: this.notice(groupID, content) }, null)
  }

  private notice(groupID: string, content: object) {
    const msgContent = { handleMessage: '', ...content, groupProfile: this.profileOf(groupID) }
    return [{ msgType: 'TIMGroupSystemNoticeElem', msgContent }]
  }

  private profileOf(groupID: string) {
    const { name, type, ownerID, profile } = this.world.group(groupID)
    return { groupID, name, type, avatar: profile.avatar, ownerID }
  }
}
