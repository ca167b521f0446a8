import { EVENT } from '../events'
import type { ModuleContext } from '../modules'
import { TYPES } from '../protocol/constants'
import { communityOfTopic } from '../protocol/ids'
import { TOPIC_LIMITS } from '../protocol/limits'
import { TopicList } from './topic-list'

/**
 * The topics of every community the user is in: fetched after the login, and after a reconnect where they were looked
 * at.
 */
export class TopicLists {
  readonly #context: ModuleContext
  readonly #lists = new Map<string, TopicList>()
  /** Communities whose topics are to be fetched, in that order. */
  readonly #queue = new Set<string>()
  #isFetching = false

  constructor(context: ModuleContext) {
    this.#context = context
    const { emitter, groups, session } = context
    emitter.on(EVENT.MESSAGE_RECEIVED, ({ data }) => {
      for (const message of data) this.#lists.get(communityOfTopic(message.to) ?? '')?.received(message)
    })
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
    const list = this.#lists.get(groupID) ?? new TopicList(this.#context, groupID)
    this.#lists.set(groupID, list)
    return list
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

  /** One after another and with a pause, so that as many requests are left to those who wait for theirs. */
  #next(): void {
    const [groupID] = this.#queue
    this.#isFetching = groupID !== undefined
    if (groupID === undefined) return
    this.#queue.delete(groupID)
    const goOn = () => void this.#context.clock.after(TOPIC_LIMITS.paceMs, () => this.#next())
    /** Whoever asks for the topics hears of a failure. */
    this.of(groupID).load().then(goOn, goOn)
  }
}
