import type { Commands } from '../protocol/commands'
import type { RequestOf } from '../protocol/define-command'
import { communityOfTopic } from '../protocol/ids'
import { MESSAGE_KINDS } from '../protocol/message-kinds'
import type { Reply } from '../rpc/caller'
import type { FakeWorld } from './fake-world'

export interface FakeTopic {
  readonly topicID: string
  readonly topicName: string
  readonly introduction: string
}

/** The topics of the fake server. A message in a topic is a group message to the topic's id. */
export class FakeTopics {
  pageSize = 50
  private readonly topics = new Map<string, FakeTopic>()

  constructor(private readonly world: FakeWorld) {}

  /** Adds a topic, or changes its name or introduction. */
  set({ topicID, topicName = topicID, introduction = '' }: Partial<FakeTopic> & { topicID: string }): void {
    this.topics.set(topicID, { topicID, topicName, introduction })
  }

  remove(topicID: string): void {
    this.topics.delete(topicID)
  }

  page(userID: string, { groupID, topicIDList, next }: RequestOf<Commands['getTopicList']>): Reply<'getTopicList'> {
    this.world.needMember(groupID, userID)
    const all = [...this.topics.values()]
      .filter(({ topicID }) => communityOfTopic(topicID) === groupID)
      .filter(({ topicID }) => topicIDList.length === 0 || topicIDList.includes(topicID))
      .sort((a, b) => (a.topicID < b.topicID ? -1 : 1))
    const rest = all.filter(({ topicID }) => topicID > next)
    const page = rest.slice(0, this.pageSize)
    const unknown = topicIDList.filter((topicID) => !this.topics.has(topicID))
    return {
      topicInfoList: page.map((topic) => this.info(userID, topic)),
      resultItem: (next === '' ? unknown : []).map((topicID) => ({
        topicID,
        resultCode: 10010,
        resultInfo: 'The topic does not exist.',
      })),
      next: page.length === rest.length ? '' : (page.at(-1)?.topicID ?? ''),
    }
  }

  private info(userID: string, topic: FakeTopic): Reply<'getTopicList'>['topicInfoList'][number] {
    const target = { peer: '', groupID: topic.topicID }
    const log = this.world.history(userID, target)
    const last = log.findLast(({ fromAccount }) => MESSAGE_KINDS[fromAccount === userID ? 'out' : 'in'].mayBeLast)
    const readedSequence = this.world.readMark(userID, target)
    return {
      ...topic,
      avatar: '',
      notification: '',
      customData: '',
      unreadCount: log.filter(
        ({ sequence, fromAccount }) =>
          sequence > readedSequence && MESSAGE_KINDS[fromAccount === userID ? 'out' : 'in'].counts,
      ).length,
      muteAllMembers: 'Off',
      groupAtInfoList: [],
      nextMessageSeq: (log.at(-1)?.sequence ?? 0) + 1,
      selfInfo: { muteTime: 0, readedSequence, messageRemindType: 'AcceptAndNotify' },
      lastMessage: last === undefined ? null : { ...last, version: 0, isRevoked: 0, revoker: '' },
    }
  }
}
