import { EVENT } from '../events'
import type { ModuleContext } from '../modules'
import { messageExtensionCommands } from '../protocol/commands/message-extensions'
import { imError } from '../protocol/im-error'
import { userOfReactionKey } from '../protocol/reactions'
import type { PushBodies } from '../protocol/pushes'
import type { Reply } from '../rpc/caller'
import { isCount } from '../rpc/read-message'
import type {
  ExtendedMessage,
  ExtensionResult,
  Extensions,
  KnownExtension,
  MessageExtension,
} from '../store/extensions'
import type { Message } from '../store/message'
import { partnerOf } from '../store/sent-message'
import { ExtensionState } from './extension-state'
import { changesIn, presentOf } from './read-extensions'

const OPERATIONS = { set: 1, delete: 2, clear: 3 } as const

/** Messages whose extensions are kept in memory. They can be loaded again. */
const KEPT = 200

/** The extensions of messages, kept up to date by pushes. */
class ExtensionLists implements Extensions {
  readonly #context: ModuleContext
  /** By message id, the least recently used first. */
  readonly #states = new Map<string, ExtensionState>()
  readonly #loading = new Map<string, Promise<void>>()
  readonly #onChanged: ((messageID: string) => void)[] = []

  constructor(context: ModuleContext) {
    this.#context = context
    const { caller, pushes, changes, session } = context
    caller.registerCommands(messageExtensionCommands)
    pushes.add({ pushMessageExtensions: (body) => this.#receive(body) })
    changes.whenSynced((messages) => this.#expire(messages))
    session.whenEnded(() => {
      this.#states.clear()
      this.#loading.clear()
    })
  }

  async get(message: ExtendedMessage): Promise<readonly MessageExtension[]> {
    return (await this.#loaded(message)).all().map(({ key, value }) => ({ key, value }))
  }

  known(messageID: string): readonly KnownExtension[] | null {
    const state = this.#states.get(messageID)
    return state?.isLoaded === true ? state.all() : null
  }

  whenChanged(run: (messageID: string) => void): void {
    this.#onChanged.push(run)
  }

  async modify(
    message: ExtendedMessage,
    operation: keyof typeof OPERATIONS,
    extensions: readonly MessageExtension[],
  ): Promise<readonly ExtensionResult[]> {
    const state = await this.#loaded(message)
    const { messageID, ...place } = message
    const reply = await this.#context.caller.call('modifyMessageExtensions', {
      ...place,
      operateType: OPERATIONS[operation],
      extensionList: extensions.map((extension) => ({ ...extension, seq: state.seqOf(extension.key) })),
    })
    const results = presentOf(reply)
    this.#take(messageID, state, reply)
    /** Without keys that were not there when they were deleted. */
    const changed = results.filter(({ errorCode, extension }) => errorCode === 0 && extension.seq > 0)
    const isClear = operation === 'clear'
    state.advance(
      reply.globalSequence,
      changesIn(
        changed.map(({ extension }) => extension),
        isClear,
      ),
    )
    const told = isClear ? results.filter(({ extension }) => !isReactionKey(extension.key)) : results
    return told.map(({ errorCode: code, extension: { key, value } }) => ({ code, key, value }))
  }

  #receive(body: PushBodies['pushMessageExtensions']): void {
    const { messageID, fromAccount, toAccount, groupID, messageSequence, operateType } = body
    const { phase, userID } = this.#context.session.me.get()
    if (phase !== 'in' || typeof messageID !== 'string' || !isCount(body.globalSequence)) return
    const state = this.#state(messageID)
    const list = Array.isArray(body.extensionList) ? body.extensionList : []
    const extensions = list.map((extension) => ({ errorCode: 0, extension }))
    this.#take(messageID, state, { ...body, extensions })
    state.advance(body.globalSequence, changesIn(list, operateType === OPERATIONS.clear))
    const peerAccount = groupID ? '' : fromAccount === userID ? toAccount : fromAccount
    if (state.isStale) void this.#load({ messageID, peerAccount, groupID, messageSequence }).catch(() => undefined)
  }

  /** A sync says that these messages have changed: what is kept of them is loaded again. */
  #expire(messages: readonly Message[]): void {
    for (const message of messages) {
      const state = this.#states.get(message.ID)
      if (state?.isLoaded !== true) continue
      state.isStale = true
      const place = { messageID: message.ID, ...partnerOf(message), messageSequence: message.sequence }
      void this.#load(place).catch(() => undefined)
    }
  }

  async #loaded(message: ExtendedMessage): Promise<ExtensionState> {
    const state = this.#state(message.messageID)
    if (!state.isLoaded || state.isStale) await this.#load(message)
    return state
  }

  /** One request at a time for a message. */
  #load(message: ExtendedMessage): Promise<void> {
    const { messageID } = message
    const running = this.#loading.get(messageID)
    if (running !== undefined) return running
    const load = this.#pull(message).finally(() => this.#loading.delete(messageID))
    this.#loading.set(messageID, load)
    return load
  }

  /**
   * Page by page, from the last known change on. A list that loads for the first time causes no events, except of keys
   * that a push has told and that are gone.
   */
  async #pull({ messageID, ...place }: ExtendedMessage): Promise<void> {
    const state = this.#state(messageID)
    const isFirst = !state.isLoaded
    const listed = new Set<string>()
    /** The first page is of this change, and the others have what has changed since. */
    let wholeAt: number | null = null
    for (let startSeq = isFirst ? 0 : state.globalSequence; ;) {
      const reply = await this.#context.caller.call('getMessageExtensions', { ...place, startSeq })
      wholeAt ??= reply.globalSequence
      for (const { extension } of presentOf(reply)) listed.add(extension.key)
      this.#take(messageID, state, reply, !isFirst)
      if (reply.completeFlag === 1) {
        state.globalSequence = Math.max(state.globalSequence, reply.globalSequence)
        state.isStale = false
        if (!isFirst) return
        this.#tellDeleted(messageID, state.complete(listed, wholeAt))
        return this.#changed(messageID)
      }
      /** The server repeats itself: stop, or the loop would never end. */
      if (reply.seq <= startSeq) throw imError('REPLY_INVALID')
      startSeq = reply.seq
    }
  }

  #take(messageID: string, state: ExtensionState, reply: Changes, isTold = true): void {
    const { clearSequence } = reply
    const present = presentOf(reply)
    const { set, deleted } = state.take(
      present.map(({ extension }) => extension),
      isCount(clearSequence) ? clearSequence : 0,
    )
    if (!isTold) return
    const extensions = set.filter(({ key }) => !isReactionKey(key))
    if (extensions.length > 0) this.#context.emitter.emit(EVENT.MESSAGE_EXTENSIONS_UPDATED, { messageID, extensions })
    this.#tellDeleted(messageID, deleted)
    if (set.length + deleted.length > 0) this.#changed(messageID)
  }

  #tellDeleted(messageID: string, keys: readonly string[]): void {
    const keyList = keys.filter((key) => !isReactionKey(key))
    if (keyList.length > 0) this.#context.emitter.emit(EVENT.MESSAGE_EXTENSIONS_DELETED, { messageID, keyList })
  }

  #changed(messageID: string): void {
    for (const run of this.#onChanged) run(messageID)
  }

  #state(messageID: string): ExtensionState {
    const state = this.#states.get(messageID) ?? new ExtensionState()
    this.#states.delete(messageID)
    this.#states.set(messageID, state)
    const [oldest] = this.#states.keys()
    if (this.#states.size > KEPT && oldest !== undefined) this.#states.delete(oldest)
    return state
  }
}

/** Reactions have a key each, and methods and events of their own. Rule: IM-93. */
export const isReactionKey = (key: string): boolean => userOfReactionKey(key) !== null

type Changes = Pick<Reply<'getMessageExtensions'>, 'extensions' | 'clearSequence'>

/** The extensions of this instance, which all modules share. */
export const extensionsOf = (context: ModuleContext): Extensions => {
  const known = context.services.get('extensions')
  if (known !== undefined) return known
  const extensions = new ExtensionLists(context)
  context.services.add({ extensions })
  return extensions
}
