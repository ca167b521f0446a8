import { anyError as imError } from '../protocol/any-error'
import type { Commands } from '../protocol/commands'
import type { RequestOf } from '../protocol/define-command'
import { communityOfTopic, isCommunityID } from '../protocol/ids'
import { doesFor } from '../protocol/message-kinds'
import type { PushBodies, StoredMessage } from '../protocol/pushes'
import type { Reply } from '../rpc/caller'
import type { FakeHandlers } from './fake-session'
import type { FakeWorld } from './fake-world'

export interface FakeTopic {
  readonly topicID: string
  readonly topicName: string
  readonly avatar: string
  readonly introduction: string
  readonly notification: string
  readonly customData: string
  readonly muteAllMembers: 'On' | 'Off'
}

/** How the fake server reaches the members of a community. */
interface FakeTopicsContext {
  readonly notify: (notice: PushBodies['pushTopicNotice']) => void
  readonly say: (message: Partial<StoredMessage> & { fromAccount: string }) => void
}

/** The topics of the fake server. A message in a topic is a group message to the topic's id. */
export class FakeTopics {
  pageSize = 50
  private made = 0
  private readonly topics = new Map<string, FakeTopic>()

  constructor(
    private readonly world: FakeWorld,
    private readonly context: FakeTopicsContext,
  ) {}

  /** Managers create, delete and change topics; in a community without an owner every member does. */
  readonly handlers: Pick<FakeHandlers, 'createTopic' | 'deleteTopics' | 'updateTopic' | 'getTopicList'> = {
    createTopic: ({ groupID, topicID: asked, ...profile }, { userID }) => {
      this.needManager(groupID, userID)
      const topicID = asked === '' ? `${groupID}@TOPIC#_${(this.made += 1)}` : asked
      if (this.topics.has(topicID)) throw imError('INVALID_GROUP_PARAMETERS')
      this.set({ topicID, ...given(profile) })
      this.notify(userID, groupID, 17, [topicID])
      return { topicID }
    },
    deleteTopics: ({ groupID, topicIDList }, { userID }) => {
      this.needManager(groupID, userID)
      const all = [...this.topics.keys()].filter((topicID) => communityOfTopic(topicID) === groupID)
      const asked = topicIDList.length === 0 ? all : topicIDList
      const found = asked.filter((topicID) => this.topics.has(topicID))
      for (const topicID of found) this.remove(topicID)
      if (found.length > 0) this.notify(userID, groupID, 18, found)
      return { topicIDList: found, resultItem: asked.filter((topicID) => !found.includes(topicID)).map(notFound) }
    },
    updateTopic: ({ groupID, topicID, ...profile }, { userID }) => {
      this.needManager(groupID, userID)
      if (communityOfTopic(topicID) !== groupID) throw imError('INVALID_GROUP_ID')
      const topic = this.topics.get(topicID)
      if (topic === undefined) throw imError('GROUP_NOT_FOUND')
      this.topics.set(topicID, { ...topic, ...given(profile) })
      const msgContent = { operationType: 8, operatorID: userID, topicID, newTopicProfile: given(profile) }
      const msgBody = [{ msgType: 'TIMGroupTipElem', msgContent }]
      this.context.say({ fromAccount: userID, groupID: topicID, groupType: 'Community', msgBody })
      return {}
    },
    getTopicList: (body, { userID }) => this.page(userID, body),
  }

  /** Adds a topic, or replaces its profile. */
  set(topic: Partial<FakeTopic> & { topicID: string }): void {
    this.topics.set(topic.topicID, { ...EMPTY, topicName: topic.topicID, ...topic })
  }

  remove(topicID: string): void {
    this.topics.delete(topicID)
    this.world.forget(topicID)
  }

  page(userID: string, { groupID, topicIDList, next }: RequestOf<Commands['getTopicList']>): Reply<'getTopicList'> {
    if (!isCommunityID(groupID)) throw imError('INVALID_GROUP_ID')
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
      resultItem: (next === '' ? unknown : []).map(notFound),
      next: page.length === rest.length ? '' : (page.at(-1)?.topicID ?? ''),
    }
  }

  private needManager(groupID: string, userID: string): void {
    if (!isCommunityID(groupID)) throw imError('INVALID_GROUP_ID')
    this.world.needMember(groupID, userID)
    if (this.world.group(groupID).ownerID !== '') this.world.needCan(groupID, userID, 'topics')
  }

  private notify(
    operatorID: string,
    groupID: string,
    operationType: PushBodies['pushTopicNotice']['operationType'],
    topicIDList: string[],
  ): void {
    this.context.notify({ groupID, operationType, topicIDList, operatorID, time: 0 })
  }

  private info(userID: string, topic: FakeTopic): Reply<'getTopicList'>['topicInfoList'][number] {
    const target = { peer: '', groupID: topic.topicID }
    const log = this.world.history(userID, target)
    const last = log.findLast((message) => doesFor('mayBeLast', message, userID))
    const readedSequence = this.world.readMark(userID, target)
    const { messageRemindType, clearSeq } = this.world.ownFacts(userID, target)
    const community = this.world.group(communityOfTopic(topic.topicID) ?? '')
    const muteTime = community.memberData.get(userID)?.muteTime ?? 0
    return {
      ...topic,
      unreadCount: log.filter((message) => message.sequence > readedSequence && doesFor('counts', message, userID))
        .length,
      groupAtInfoList: [],
      nextMessageSeq: this.world.newest(userID, target) + 1,
      selfInfo: { muteTime, readedSequence, messageRemindType },
      lastMessage: last ?? null,
      clearSeq,
    }
  }
}

const EMPTY = { avatar: '', introduction: '', notification: '', customData: '', muteAllMembers: 'Off' } as const

const notFound = (topicID: string) => ({ topicID, resultCode: 10010, resultInfo: 'The topic does not exist.' })

/** Without the fields that the request leaves out. */
const given = <Fields extends object>(fields: Fields): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>
  }
