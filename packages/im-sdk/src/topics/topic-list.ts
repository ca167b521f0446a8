import { EVENT } from '../events'
import type { ModuleContext } from '../modules'
import { SERVER_ERRORS } from '../protocol/errors/server'
import { TOPIC_LIMITS } from '../protocol/limits'
import type { Topic } from '../store/topic'
import { askTopics, type TopicFailure } from './ask-topics'

export interface TopicListData {
  readonly successTopicList: readonly Topic[]
  readonly failureTopicList: readonly TopicFailure[]
}

interface Held {
  readonly topic: Topic
  /** When the server gave it, by the monotonic clock. */
  readonly at: number
}

/** The topics of one community, each kept for 300 s. Source: im.md §9 Caches and timing. */
export class TopicList {
  /** The server has given all of them once. */
  isKnown = false
  private held: ReadonlyMap<string, Held> = new Map()
  /** When the server gave all of them. */
  private wholeAt = NEVER
  private lookedAt = NEVER
  private running: Promise<ReadonlyMap<string, TopicFailure>> | null = null
  private isClosed = false

  constructor(
    private readonly context: ModuleContext,
    private readonly groupID: string,
  ) {}

  /** Somebody has looked at it within the last hour. */
  get isActive(): boolean {
    return this.age(this.lookedAt) < TOPIC_LIMITS.activeMs
  }

  /** Those named, or all of them where none is. */
  async get(ids: readonly string[]): Promise<TopicListData> {
    this.lookedAt = this.context.clock.monotonic()
    const failures = await this.need(ids)
    const wanted = ids.length === 0 ? [...this.held.keys()] : ids
    return {
      successTopicList: wanted.flatMap((topicID) => this.held.get(topicID)?.topic ?? []),
      failureTopicList: wanted
        .filter((topicID) => !this.held.has(topicID))
        .map((topicID) => failures.get(topicID) ?? { topicID, ...NOT_FOUND }),
    }
  }

  async refresh(): Promise<void> {
    await this.need([])
  }

  /** Something may have happened that nobody has told of: what is kept is shown no longer. */
  expire(): void {
    this.wholeAt = NEVER
    this.held = new Map([...this.held].map(([topicID, { topic }]) => [topicID, { topic, at: NEVER }]))
  }

  /** The user has left the community, or is gone: nothing is told of it any more. */
  close(): void {
    this.isClosed = true
  }

  /** Asks for what is not there, one request at a time. Gives why the server did not give some of it. */
  private async need(ids: readonly string[]): Promise<ReadonlyMap<string, TopicFailure>> {
    for (;;) {
      const missing = this.missing(ids)
      if (missing === null) return new Map()
      if (this.running === null) return this.ask(missing)
      await this.running
    }
  }

  /** Null when everything is there; an empty list is the whole. */
  private missing(ids: readonly string[]): readonly string[] | null {
    const isFresh = (at: number) => this.age(at) < TOPIC_LIMITS.cacheMs
    if (ids.length === 0) return isFresh(this.wholeAt) ? null : []
    const missing = ids.filter((topicID) => !isFresh(this.held.get(topicID)?.at ?? NEVER))
    return missing.length === 0 ? null : missing
  }

  private ask(ids: readonly string[]): Promise<ReadonlyMap<string, TopicFailure>> {
    const run = askTopics(this.context, this.groupID, ids)
      .then(({ topics, failures }) => {
        this.take(ids, topics, failures)
        return failures
      })
      .finally(() => (this.running = null))
    this.running = run
    return run
  }

  private take(
    ids: readonly string[],
    topics: ReadonlyMap<string, Topic>,
    failures: ReadonlyMap<string, TopicFailure>,
  ): void {
    const { held: before, isKnown: wasKnown } = this
    const at = this.context.clock.monotonic()
    const isWhole = ids.length === 0
    const held = new Map(isWhole ? [] : before)
    for (const topicID of ids) if (failures.has(topicID)) held.delete(topicID)
    const created: string[] = []
    const updated: Topic[] = []
    for (const [topicID, topic] of topics) {
      const known = before.get(topicID)?.topic
      const isSame = known !== undefined && JSON.stringify(known) === JSON.stringify(topic)
      held.set(topicID, { topic: isSame ? known : topic, at })
      if (known === undefined) created.push(topicID)
      else if (!isSame) updated.push(topic)
    }
    this.held = held
    if (isWhole) {
      this.wholeAt = at
      this.isKnown = true
    }
    this.tell({
      /** What is shown for the first time is no news. */
      created: wasKnown ? created : [],
      deleted: [...before.keys()].filter((topicID) => !held.has(topicID)),
      updated,
    })
  }

  private tell({ created, deleted, updated }: { created: string[]; deleted: string[]; updated: Topic[] }): void {
    if (this.isClosed) return
    const { groupID } = this
    const { emitter } = this.context
    for (const topicID of created) emitter.emit(EVENT.TOPIC_CREATED, { groupID, topicID })
    if (deleted.length > 0) emitter.emit(EVENT.TOPIC_DELETED, { groupID, topicIDList: deleted })
    for (const topic of updated) emitter.emit(EVENT.TOPIC_UPDATED, { groupID, topic })
  }

  private age(at: number): number {
    return this.context.clock.monotonic() - at
  }
}

const NEVER = -Infinity
const NOT_FOUND = { code: SERVER_ERRORS.GROUP_NOT_FOUND, message: 'There is no such topic.' }
