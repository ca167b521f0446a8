import { LIST_KINDS, type ListKind } from '../protocol/list-kinds'
import type { PushBodies, PushHandlers } from '../protocol/pushes'
import { isCount } from './read-message'
import type { Registry } from '../store/registry'
import type { Services } from '../store/services'
import type { SessionState } from '../store/session-state'
import type { UserList, UserListOptions, UserLists } from '../store/user-lists'
import { VersionedList, type UserListContext } from './versioned-list'

export interface UserListsContext extends UserListContext {
  readonly pushes: Pick<Registry<PushHandlers>, 'add'>
  /** The part of the sync that names lists. */
  readonly syncEvents: { add(handlers: { readonly list: (list: ListVersion) => void }): void }
  readonly services: Registry<Services>
  readonly session: Pick<SessionState, 'whenResumed' | 'whenEnded'>
}

type ListVersion = PushBodies['pushLists']['lists'][number]

/** Learns versions from pushes and syncs. */
class VersionedLists implements UserLists {
  readonly #context: UserListContext
  readonly #lists = new Map<ListKind, VersionedList>()

  constructor(context: UserListsContext) {
    this.#context = context
    context.pushes.add({
      /** A broken push may contain anything. */
      pushLists: ({ lists }) => Array.isArray(lists) && lists.forEach((item: unknown) => this.#learn(item, false)),
    })
    context.syncEvents.add({ list: (event) => this.#learn(event, true) })
    context.session.whenResumed((isFirst) => {
      for (const list of this.#lists.values()) list.resumed(isFirst)
    })
    context.session.whenEnded(() => {
      for (const list of this.#lists.values()) list.reset()
    })
  }

  add(kind: ListKind, options: UserListOptions): UserList {
    const list = new VersionedList(this.#context, options)
    this.#lists.set(kind, list)
    return list
  }

  #learn(item: unknown, isSync: boolean): void {
    const { kind, version } = Object(item) as Partial<Record<'kind' | 'version', unknown>>
    if (isListKind(kind) && isCount(version)) this.#lists.get(kind)?.learn(version, isSync)
  }
}

const isListKind = (kind: unknown): kind is ListKind => LIST_KINDS.includes(kind as ListKind)

/** The lists of this instance, which all modules share. */
export const userListsOf = (context: UserListsContext): UserLists => {
  const known = context.services.get('userLists')
  if (known !== undefined) return known
  const userLists = new VersionedLists(context)
  context.services.add({ userLists })
  return userLists
}
