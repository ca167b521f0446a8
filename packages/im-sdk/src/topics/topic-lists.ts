import { retryDelay } from '../connection/retry-delay'
import { EVENT } from '../events'
import type { ModuleContext } from '../modules'
import { TYPES } from '../protocol/constants'
import { communityOfTopic } from '../protocol/ids'
import { TIMING, TOPIC_LIMITS } from '../protocol/limits'
import type { PushBodies } from '../protocol/pushes'
import { isPassing } from '../rpc/is-passing'
import type { Message } from '../store/message'
import { throttle } from '../store/throttle'
import { TopicList } from './topic-list'

/**
 * The topics of all communities of the user: fetched after the login, and after a reconnect those that were recently
 * read.
 */
export class TopicLists {
  readonly #context: ModuleContext
  readonly #lists = new Map<string, TopicList>()
  /** The communities whose topics are to be fetched, in order. */
  readonly #queue = new Set<string>()
  #isFetching = false
  /** Those that wait to be fetched again. */
  readonly #retried = new Set<TopicList>()
  /** How often they failed since they were last fetched. */
  readonly #failures = new WeakMap<TopicList, number>()
  /** The conversations of which only the server knows the present state. */
  readonly #stale = new Set<string>()

  constructor(context: ModuleContext) {
    this.#context = context
    const { conversations, emitter, groups, pushes, session } = context
    emitter.on(EVENT.MESSAGE_RECEIVED, ({ data }) => {
      for (const message of data) {
        this.#known(message.to)?.received(message)
        if (this.#isAboutMe(message)) this.#lists.get(message.to)?.reload()
      }
    })
    conversations.whenTopicChanged((record) => this.#known(record.targetID)?.recordChanged(record))
    const refresh = throttle(context.clock, TIMING.gapPatienceMs, () => this.#refreshStale())
    conversations.whenStale(({ targetID }) => {
      this.#stale.add(targetID)
      refresh()
    })
    pushes.add({ pushTopicNotice: (notice) => this.#noticed(notice) })
    groups.list.subscribe(() => {
      if (groups.isCompleted) this.#follow()
    })
    session.whenResumed(() => {
      for (const [groupID, list] of this.#lists) {
        list.expire()
        if (list.isActive) this.#fetch(groupID)
      }
    })
    session.whenEnded(() => {
      for (const groupID of this.#lists.keys()) this.#drop(groupID)
    })
  }

  of(groupID: string): TopicList {
    const known = this.#lists.get(groupID)
    if (known !== undefined) return known
    const list: TopicList = new TopicList(this.#context, groupID, (thrown) => this.#failed(list, thrown))
    this.#lists.set(groupID, list)
    return list
  }

  #refreshStale(): void {
    for (const [groupID, list] of this.#lists) {
      const topicIDs = [...this.#stale].filter((topicID) => communityOfTopic(topicID) === groupID)
      if (topicIDs.length > 0) this.#refresh(list, topicIDs)
    }
    this.#stale.clear()
  }

  /** The list that a topic belongs to. */
  #known(topicID: string): TopicList | undefined {
    return this.#lists.get(communityOfTopic(topicID) ?? '')
  }

  /** A mute in the community applies to its topics. The tip does not tell what of the member has changed. */
  #isAboutMe({ type, payload }: Message): boolean {
    const { userID } = this.#context.session.me.get()
    return (
      type === TYPES.MSG_GRP_TIP &&
      payload.operationType === TYPES.GRP_TIP_MBR_PROFILE_UPDATED &&
      payload.userIDList.includes(userID)
    )
  }

  /** Rule: IM-72. */
  #noticed({ groupID, operationType, topicIDList }: PushBodies['pushTopicNotice']): void {
    const list = this.#lists.get(groupID)
    if (list === undefined || !Array.isArray(topicIDList)) return
    const topicIDs = topicIDList.filter((topicID) => communityOfTopic(topicID) === groupID)
    if (operationType === NOTICE.created) list.created(topicIDs)
    else if (operationType === NOTICE.deleted) list.deleted(topicIDs)
    else if (operationType === NOTICE.remindTypeUpdated) this.#refresh(list, topicIDs)
  }

  #refresh(list: TopicList, topicIDs: readonly string[]): void {
    list.refresh(topicIDs).catch((thrown: unknown) => this.#failed(list, thrown))
  }

  /** The list is not what the server has. After a passing failure it is fetched: an app may show it by its events alone. */
  #failed(list: TopicList, thrown: unknown): void {
    list.expire()
    const { clock, random } = this.#context
    if (!isPassing(thrown) || this.#retried.has(list)) return
    this.#retried.add(list)
    const failures = this.#failures.get(list) ?? 0
    this.#failures.set(list, failures + 1)
    clock.after(TOPIC_LIMITS.retryMs + retryDelay(failures, random, TOPIC_LIMITS.cacheMs), () => {
      this.#retried.delete(list)
      if (this.#lists.get(list.groupID) === list) this.#fetch(list.groupID)
    })
  }

  #follow(): void {
    const communities = this.#context.groups.list.get().filter(({ type }) => type === TYPES.GRP_COMMUNITY)
    const joined = new Set(communities.map(({ groupID }) => groupID))
    for (const groupID of this.#lists.keys()) if (!joined.has(groupID)) this.#drop(groupID)
    for (const { groupID, isSupportTopic } of communities)
      if (isSupportTopic && !this.of(groupID).isKnown) this.#fetch(groupID)
  }

  #drop(groupID: string): void {
    this.#lists.get(groupID)?.close()
    this.#lists.delete(groupID)
    this.#queue.delete(groupID)
  }

  #fetch(groupID: string): void {
    this.#queue.add(groupID)
    if (!this.#isFetching) this.#next()
  }

  /** One after the other with a pause, which leaves request capacity for callers that wait. */
  #next(): void {
    const [groupID] = this.#queue
    this.#isFetching = groupID !== undefined
    if (groupID === undefined) return
    this.#queue.delete(groupID)
    const goOn = () => void this.#context.clock.after(TOPIC_LIMITS.paceMs, () => this.#next())
    const list = this.of(groupID)
    list
      .load()
      .then(
        () => this.#failures.delete(list),
        (thrown: unknown) => this.#failed(list, thrown),
      )
      .finally(goOn)
  }
}

const NOTICE = { created: 17, deleted: 18, remindTypeUpdated: 20 } as const
