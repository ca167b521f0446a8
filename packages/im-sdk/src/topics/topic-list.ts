import { EVENT } from '../events'
import type { ModuleContext } from '../modules'
import { GROUP_REFUSALS } from '../protocol/errors/group-refusals'
import { imError } from '../protocol/im-error'
import { TOPIC_LIMITS } from '../protocol/limits'
import type { ConversationRecord } from '../store/conversation-record'
import type { Message } from '../store/message'
import type { Topic } from '../store/topic'
import { askTopics, type AskedTopics, type TopicFailure } from './ask-topics'
import { withRecord, withTip, type HeldTopic } from './topic-changes'
import { forget, joined, recover } from './topic-records'
import type { ServerTopic } from './to-topic'

export interface TopicListData {
  readonly successTopicList: readonly Topic[]
  readonly failureTopicList: readonly TopicFailure[]
}

type Failures = ReadonlyMap<string, TopicFailure>

/** The topics of one community, cached for 300 s. Rule: IM-36. */
export class TopicList {
  readonly #context: ModuleContext
  readonly groupID: string
  /** The whole list has loaded once. */
  isKnown = false
  #held = new Map<string, HeldTopic>()
  /** Deleted since the running request began. */
  readonly #gone = new Set<string>()
  /** A count was lowered since the last request began. */
  #isOutdated = false
  /** When the whole list was loaded, on the monotonic clock. */
  #givenAt = NEVER
  /** Counts expiries. A list requested before the latest of them is out of date. */
  #expiries = 0
  #lookedAt = NEVER
  #running: Promise<AskedTopics> | null = null
  /** Created topics that the user was told of and that no list has brought yet. */
  readonly #announced = new Set<string>()
  #isClosed = false
  readonly #onFailed: (thrown: unknown) => void

  /** `onFailed`: what nobody waits for could not be requested. */
  constructor(context: ModuleContext, groupID: string, onFailed: (thrown: unknown) => void) {
    this.#context = context
    this.groupID = groupID
    this.#onFailed = onFailed
  }

  /** The list was read within the last hour. */
  get isActive(): boolean {
    return this.#age(this.#lookedAt) < TOPIC_LIMITS.activeMs
  }

  /** As the list has it. */
  known(topicID: string): Topic | null {
    return this.#held.get(topicID)?.topic ?? null
  }

  /** The topics with the given ids, or all if none is given. */
  async get(ids: readonly string[]): Promise<TopicListData> {
    this.#lookedAt = this.#context.clock.monotonic()
    const failures = await this.load(ids)
    const held = this.#held
    const wanted = ids.length === 0 ? [...held.keys()] : ids
    return {
      successTopicList: wanted.flatMap((topicID) => held.get(topicID)?.topic ?? []),
      failureTopicList: wanted
        .filter((topicID) => !held.has(topicID))
        .map((topicID) => failures.get(topicID) ?? { topicID, ...NOT_FOUND }),
    }
  }

  /**
   * Requests the list if it is not fresh, then the given topics that it lacks; one request at a time. Returns why
   * topics are missing. Rejects if the user has left the community meanwhile.
   */
  async load(ids: readonly string[] = []): Promise<Failures> {
    /** A list requested since the call is fresh enough, although more may have changed meanwhile. */
    for (let isAsked = false; ;) {
      if (this.#isClosed) throw imError('CANNOT_FIND_GROUP')
      const isFresh = isAsked || this.#age(this.#givenAt) < TOPIC_LIMITS.cacheMs
      const missing = ids.filter((topicID) => isFresh && !this.#held.has(topicID))
      if (isFresh && missing.length === 0) return new Map()
      if (this.#running !== null) await this.#running
      else if (isFresh) return (await this.#ask(missing)).failures
      else {
        isAsked = true
        await this.#ask([])
      }
    }
  }

  /** There may be changes that no event announced: the cached list is no longer used. */
  expire(): void {
    this.#givenAt = NEVER
    this.#expiries += 1
  }

  /** The same, and requests the list again if it is in use. */
  reload(): void {
    this.expire()
    const request = () => {
      if (this.isActive && !this.#isClosed) this.load().catch(this.#onFailed)
    }
    if (this.#running === null) request()
    else this.#running.then(request, request)
  }

  /** A message of one of the topics has arrived. */
  received(message: Message): void {
    const held = this.#held.get(message.to)
    if (held !== undefined) this.#replace(held, withTip(held, message))
  }

  /** A message of a topic came, has changed or is gone, or was read, here or on another device of the user. */
  recordChanged(record: ConversationRecord): void {
    const held = this.#held.get(record.targetID)
    if (held === undefined) return
    const changed = withRecord(held, record)
    /** A list that is on its way may have been counted before. */
    const isRead = changed.topic.selfInfo.readedSequence > held.topic.selfInfo.readedSequence
    if (!isRead && changed.topic.unreadCount < held.topic.unreadCount) this.#isOutdated = true
    this.#replace(held, changed)
  }

  /** Topics were created: the next reader gets them. */
  created(topicIDs: readonly string[]): void {
    this.expire()
    for (const topicID of topicIDs) {
      this.#gone.delete(topicID)
      if (this.#held.has(topicID) || this.#announced.has(topicID)) continue
      this.#announced.add(topicID)
      this.#context.emitter.emit(EVENT.TOPIC_CREATED, { groupID: this.groupID, topicID })
    }
  }

  /** Topics were deleted. */
  deleted(topicIDs: readonly string[]): void {
    const gone = topicIDs.filter((topicID) => this.#held.has(topicID) || this.#announced.has(topicID))
    for (const topicID of gone) {
      this.#held.delete(topicID)
      this.#announced.delete(topicID)
      this.#gone.add(topicID)
    }
    forget(this.#context, topicIDs)
    if (gone.length > 0) this.#context.emitter.emit(EVENT.TOPIC_DELETED, { groupID: this.groupID, topicIDList: gone })
  }

  /** Requests topics of which something has changed. Returns those that the server has returned. */
  async refresh(topicIDs: readonly string[]): Promise<AskedTopics['topics']> {
    while (this.#running !== null) await this.#running.catch(() => undefined)
    return (await this.#ask(topicIDs)).topics
  }

  /** The user has left the community or logged out: no more events. */
  close(): void {
    this.#isClosed = true
    forget(this.#context, this.#held.keys())
  }

  #ask(ids: readonly string[]): Promise<AskedTopics> {
    this.#isOutdated = false
    this.#gone.clear()
    const expiries = this.#expiries
    this.#running = askTopics(this.#context, this.groupID, ids)
      .then((asked) => {
        const isWhole = ids.length === 0
        if (isWhole && expiries === this.#expiries) this.#givenAt = this.#context.clock.monotonic()
        if (!this.#isClosed) this.#take(asked.topics, isWhole)
        return asked
      })
      .finally(() => {
        this.#running = null
        if (this.#isOutdated && !this.#isClosed) this.#ask(ids).catch(this.#onFailed)
      })
    return this.#running
  }

  #take(topics: ReadonlyMap<string, ServerTopic>, isWhole: boolean): void {
    const { isKnown: wasKnown } = this
    const before = this.#held
    const held = new Map(isWhole ? [] : before)
    const created: string[] = []
    const updated: Topic[] = []
    for (const [topicID, found] of topics) {
      if (this.#gone.has(topicID)) continue
      const known = before.get(topicID)
      const next = joined(this.#context, known, found)
      const isSame = known !== undefined && JSON.stringify(known.topic) === JSON.stringify(next.topic)
      held.set(topicID, isSame ? { ...next, topic: known.topic } : next)
      if (known === undefined && !this.#announced.delete(topicID)) created.push(topicID)
      else if (known !== undefined && !isSame) updated.push(next.topic)
    }
    this.#held = held
    if (isWhole) this.isKnown = true
    const topicIDList = [...before.keys()].filter((topicID) => !held.has(topicID))
    forget(this.#context, topicIDList)
    recover(this.#context, topics.keys())
    /** A list that loads for the first time causes no events. */
    if (!wasKnown) return
    const groupID = this.groupID
    const { emitter } = this.#context
    for (const topicID of created) emitter.emit(EVENT.TOPIC_CREATED, { groupID, topicID })
    if (topicIDList.length > 0) emitter.emit(EVENT.TOPIC_DELETED, { groupID, topicIDList })
    for (const topic of updated) emitter.emit(EVENT.TOPIC_UPDATED, { groupID, topic })
  }

  #replace(held: HeldTopic, changed: HeldTopic): void {
    const { topic } = changed
    this.#held.set(topic.topicID, changed)
    if (topic !== held.topic && !this.#isClosed)
      this.#context.emitter.emit(EVENT.TOPIC_UPDATED, { groupID: this.groupID, topic })
  }

  #age(at: number): number {
    return this.#context.clock.monotonic() - at
  }
}

const NEVER = -Infinity
const NOT_FOUND = { code: GROUP_REFUSALS.GROUP_NOT_FOUND, message: 'The topic does not exist.' }
