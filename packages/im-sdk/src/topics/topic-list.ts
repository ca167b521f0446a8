import { EVENT } from '../events'
import type { ModuleContext } from '../modules'
import { GROUP_REFUSALS } from '../protocol/errors/group-refusals'
import { TOPIC_LIMITS } from '../protocol/limits'
import { MESSAGE_KINDS } from '../protocol/message-kinds'
import { lastMessageOf } from '../store/last-message'
import type { Message } from '../store/message'
import type { Topic } from '../store/topic'
import { askTopics, type TopicFailure } from './ask-topics'

export interface TopicListData {
  readonly successTopicList: readonly Topic[]
  readonly failureTopicList: readonly TopicFailure[]
}

type Failures = ReadonlyMap<string, TopicFailure>

/** The topics of one community, cached for 300 s. Rule: IM-36. */
export class TopicList {
  readonly #context: ModuleContext
  readonly #groupID: string
  /** The whole list has loaded once. */
  isKnown = false
  #held: ReadonlyMap<string, Topic> = new Map()
  /** When the whole list was loaded, on the monotonic clock. */
  #givenAt = NEVER
  #lookedAt = NEVER
  #running: Promise<Failures> | null = null
  #isClosed = false

  constructor(context: ModuleContext, groupID: string) {
    this.#context = context
    this.#groupID = groupID
  }

  /** The list was read within the last hour. */
  get isActive(): boolean {
    return this.#age(this.#lookedAt) < TOPIC_LIMITS.activeMs
  }

  /** The topics with the given ids, or all if none is given. */
  async get(ids: readonly string[]): Promise<TopicListData> {
    this.#lookedAt = this.#context.clock.monotonic()
    const failures = await this.load(ids)
    const held = this.#held
    const wanted = ids.length === 0 ? [...held.keys()] : ids
    return {
      successTopicList: wanted.flatMap((topicID) => held.get(topicID) ?? []),
      failureTopicList: wanted
        .filter((topicID) => !held.has(topicID))
        .map((topicID) => failures.get(topicID) ?? { topicID, ...NOT_FOUND }),
    }
  }

  /**
   * Requests the list if it is not fresh, then the given topics that it lacks; one request at a time. Returns why
   * topics are missing.
   */
  async load(ids: readonly string[] = []): Promise<Failures> {
    for (;;) {
      const isFresh = this.#age(this.#givenAt) < TOPIC_LIMITS.cacheMs
      const missing = ids.filter((topicID) => isFresh && !this.#held.has(topicID))
      if (isFresh && missing.length === 0) return new Map()
      if (this.#running !== null) await this.#running
      else if (isFresh) return this.#ask(missing)
      else await this.#ask([])
    }
  }

  /** There may be changes that no event announced: the cached list is no longer used. */
  expire(): void {
    this.#givenAt = NEVER
  }

  /** A message of one of the topics has arrived. */
  received(message: Message): void {
    const topic = this.#held.get(message.to)
    if (topic === undefined || message.sequence < topic.nextMessageSeq) return
    const { counts, mayBeLast } = MESSAGE_KINDS[message.flow]
    const changed: Topic = {
      ...topic,
      nextMessageSeq: message.sequence + 1,
      unreadCount: topic.unreadCount + (counts ? 1 : 0),
      lastMessage: mayBeLast
        ? { ...lastMessageOf(message), version: 0, isRevoked: false, revoker: '' }
        : topic.lastMessage,
    }
    this.#held = new Map(this.#held).set(topic.topicID, changed)
    this.#context.emitter.emit(EVENT.TOPIC_UPDATED, { groupID: this.#groupID, topic: changed })
  }

  /** The user has left the community or logged out: no more events. */
  close(): void {
    this.#isClosed = true
  }

  #ask(ids: readonly string[]): Promise<Failures> {
    this.#running = askTopics(this.#context, this.#groupID, ids)
      .then(({ topics, failures }) => {
        this.#take(topics, ids.length === 0)
        return failures
      })
      .finally(() => (this.#running = null))
    return this.#running
  }

  #take(topics: ReadonlyMap<string, Topic>, isWhole: boolean): void {
    const { isKnown: wasKnown } = this
    const before = this.#held
    const held = new Map(isWhole ? [] : before)
    const created: string[] = []
    const updated: Topic[] = []
    for (const [topicID, topic] of topics) {
      const known = before.get(topicID)
      const isSame = known !== undefined && JSON.stringify(known) === JSON.stringify(topic)
      held.set(topicID, isSame ? known : topic)
      if (known === undefined) created.push(topicID)
      else if (!isSame) updated.push(topic)
    }
    this.#held = held
    if (isWhole) {
      this.#givenAt = this.#context.clock.monotonic()
      this.isKnown = true
    }
    /** A list that loads for the first time causes no events. */
    if (this.#isClosed || !wasKnown) return
    const groupID = this.#groupID
    const { emitter } = this.#context
    const topicIDList = [...before.keys()].filter((topicID) => !held.has(topicID))
    for (const topicID of created) emitter.emit(EVENT.TOPIC_CREATED, { groupID, topicID })
    if (topicIDList.length > 0) emitter.emit(EVENT.TOPIC_DELETED, { groupID, topicIDList })
    for (const topic of updated) emitter.emit(EVENT.TOPIC_UPDATED, { groupID, topic })
  }

  #age(at: number): number {
    return this.#context.clock.monotonic() - at
  }
}

const NEVER = -Infinity
const NOT_FOUND = { code: GROUP_REFUSALS.GROUP_NOT_FOUND, message: 'The topic does not exist.' }
