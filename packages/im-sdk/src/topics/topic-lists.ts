import { EVENT } from '../events'
import type { ModuleContext } from '../modules'
import { TYPES } from '../protocol/constants'
import { communityOfTopic } from '../protocol/ids'
import { TOPIC_LIMITS } from '../protocol/limits'
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

  /** One after the other with a pause, which leaves request capacity for callers that wait. */
  #next(): void {
    const [groupID] = this.#queue
    this.#isFetching = groupID !== undefined
    if (groupID === undefined) return
    this.#queue.delete(groupID)
    const goOn = () => void this.#context.clock.after(TOPIC_LIMITS.paceMs, () => this.#next())
    /** A caller who requests the topics gets the failure. */
    this.of(groupID).load().then(goOn, goOn)
  }
}
