import { EVENT } from '../events'
import { extensionsOf } from '../message-extensions/extension-store'
import type { ModuleContext } from '../modules'
import { imError } from '../protocol/im-error'
import { REACTION_LIMITS } from '../protocol/limits'
import { reactionKey } from '../protocol/reactions'
import type { ExtendedMessage, ExtensionResult, Extensions } from '../store/extensions'
import type { MessageReaction } from '../store/reactions'
import { Turns } from '../store/turns'
import type { View } from '../store/view'
import { MessageState, NO_REACTIONS } from './message-state'
import { reactionList, reactionsIn, reactorsOf, valueOf, type Reactor, type Wanted } from './reaction-list'

const MODIFY_CONFLICT = 20027
const NOTHING_WANTED: Wanted = new Map()

/** The reactions to messages: what the server has, with what the user wants and the server has not confirmed. */
export class ReactionStates {
  readonly #context: ModuleContext
  readonly #extensions: Extensions
  /** By message id, the least recently used first. */
  readonly #states = new Map<string, MessageState>()
  /** Of the messages that are watched. */
  readonly #places = new Map<string, ExtendedMessage>()
  readonly #turns = new Turns()

  constructor(context: ModuleContext) {
    this.#context = context
    this.#extensions = extensionsOf(context)
    this.#extensions.whenChanged((messageID) => this.#changed(messageID))
    context.session.whenResumed(() => this.#places.forEach((place) => this.#loadQuietly(place)))
    context.session.whenEnded(() => this.#clear())
  }

  /** The reactions to a message, loaded when it is first watched. */
  view(place: ExtendedMessage): View<readonly MessageReaction[]> {
    const { messageID } = place
    return {
      get: () => this.#states.get(messageID)?.shown.get() ?? NO_REACTIONS,
      subscribe: (listener) => {
        const state = this.#state(messageID)
        state.watchers += 1
        this.#places.set(messageID, place)
        const stop = state.shown.subscribe(listener)
        if (this.#isIn) this.#loadQuietly(place)
        return () => {
          stop()
          state.watchers -= 1
          if (state.watchers === 0) this.#places.delete(messageID)
        }
      },
    }
  }

  /** All of them, from memory or from the server. */
  async list(place: ExtendedMessage, shownUsers: number): Promise<readonly MessageReaction[]> {
    await this.#load(place)
    const { extensions, wanted } = this.#state(place.messageID)
    return reactionList(reactorsOf(extensions, this.#me, isAddedOf(wanted)), this.#me, shownUsers)
  }

  /** Those whom the server knows, in the order of their last changes. */
  async reactors(place: ExtendedMessage, reactionID: string): Promise<readonly Reactor[]> {
    await this.#load(place)
    const { extensions } = this.#state(place.messageID)
    return reactorsOf(extensions, this.#me, NOTHING_WANTED).get(reactionID) ?? []
  }

  async toggle(place: ExtendedMessage, reactionID: string): Promise<void> {
    if (this.#extensions.known(place.messageID) === null) await this.#load(place)
    const shown = this.#state(place.messageID).shown.get()
    const isMine = shown.some((reaction) => reaction.reactionID === reactionID && reaction.isMine)
    await this.change(place, reactionID, !isMine)
  }

  /** Shown at once, and taken back if the server refuses. Rule: IM-94. */
  async change(place: ExtendedMessage, reactionID: string, isAdded: boolean): Promise<void> {
    const { messageID } = place
    const { wanted } = this.#state(messageID)
    const mine = { isAdded }
    wanted.set(reactionID, mine)
    this.#refresh(messageID)
    try {
      await this.#turns.take(messageID, () => this.#send(place, reactionID, isAdded))
    } finally {
      if (wanted.get(reactionID) === mine) wanted.delete(reactionID)
      this.#refresh(messageID)
    }
  }

  /** Repeated if another device of the user was faster. */
  async #send(place: ExtendedMessage, reactionID: string, isAdded: boolean): Promise<void> {
    const key = reactionKey(this.#me)
    for (let tries: number = REACTION_LIMITS.tries; ; tries--) {
      const extensions = await this.#extensions.get(place)
      const mine = reactionsIn(extensions.find((extension) => extension.key === key)?.value ?? '')
      if (mine.includes(reactionID) === isAdded) return
      const code = codeOf(await this.#write(place, key, changed(mine, reactionID, isAdded)))
      if (code === 0) return
      if (code !== MODIFY_CONFLICT || tries === 1) throw this.#context.caller.errorOf(code, '')
    }
  }

  #write(place: ExtendedMessage, key: string, mine: readonly string[]): Promise<readonly ExtensionResult[]> {
    return this.#extensions.modify(place, mine.length === 0 ? 'delete' : 'set', [{ key, value: valueOf(mine) }])
  }

  async #load(place: ExtendedMessage): Promise<void> {
    this.#state(place.messageID)
    await this.#extensions.get(place)
    this.#changed(place.messageID)
  }

  /** A view has no way to say why; the next reconnect loads again. */
  #loadQuietly(place: ExtendedMessage): void {
    this.#load(place).catch(() => undefined)
  }

  #changed(messageID: string): void {
    const state = this.#states.get(messageID)
    if (state === undefined) return
    const known = this.#extensions.known(messageID)
    const place = this.#places.get(messageID)
    if (known !== null) state.extensions = known
    else if (place !== undefined) this.#loadQuietly(place)
    this.#refresh(messageID)
  }

  #refresh(messageID: string): void {
    const state = this.#states.get(messageID)
    if (state === undefined) return
    const reactors = reactorsOf(state.extensions, this.#me, isAddedOf(state.wanted))
    const list = reactionList(reactors, this.#me, REACTION_LIMITS.shownUsers)
    if (!state.show(list)) return
    this.#context.emitter.emit(EVENT.MESSAGE_REACTIONS_UPDATED, [{ messageID, reactionList: list }])
  }

  #state(messageID: string): MessageState {
    const state = this.#states.get(messageID) ?? new MessageState()
    this.#states.delete(messageID)
    this.#states.set(messageID, state)
    for (const [id, { watchers, wanted }] of this.#states) {
      if (this.#states.size <= REACTION_LIMITS.kept) break
      if (watchers === 0 && wanted.size === 0 && id !== messageID) this.#states.delete(id)
    }
    return state
  }

  #clear(): void {
    for (const [messageID, state] of this.#states) {
      state.extensions = []
      state.show(NO_REACTIONS)
      if (state.watchers === 0) this.#states.delete(messageID)
    }
  }

  get #me(): string {
    return this.#context.session.me.get().userID
  }

  get #isIn(): boolean {
    return this.#context.session.me.get().phase === 'in'
  }
}

const isAddedOf = (wanted: MessageState['wanted']): Wanted =>
  new Map([...wanted].map(([reactionID, { isAdded }]) => [reactionID, isAdded]))

const changed = (mine: readonly string[], reactionID: string, isAdded: boolean): readonly string[] => {
  if (!isAdded) return mine.filter((one) => one !== reactionID)
  if (mine.length >= REACTION_LIMITS.perUser)
    throw imError('PARAMS_INVALID', `A message takes at most ${REACTION_LIMITS.perUser} reactions of one user.`)
  return [...mine, reactionID]
}

/** A reply without the key is broken. */
const codeOf = ([result]: readonly ExtensionResult[]): number => {
  if (result === undefined) throw imError('REPLY_INVALID')
  return result.code
}
