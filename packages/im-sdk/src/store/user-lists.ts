import type { ListKind } from '../protocol/list-kinds'

export interface UserListOptions {
  /** Reads the list from the server, and returns the version that the reply names. */
  readonly read: () => Promise<number>
  /** Reads the list after the login, unless it has never changed. Otherwise only once a caller has asked for it. */
  readonly isEager: boolean
}

/** When to read one list of the user. */
export interface UserList {
  /** Resolves when the list is current. Rejects with the error of the reading. */
  ready(): Promise<void>
  /** The user has changed the list: resolves after a reading that began later. A failed one is repeated. */
  changed(): Promise<void>
}

/** The lists of the user that have a version, by kind: each is read again when the server has a newer one. */
export interface UserLists {
  /** Registers what to read when the list of this kind has changed. */
  add(kind: ListKind, options: UserListOptions): UserList
}
