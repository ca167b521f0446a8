import type { FrequencyLimit } from '../protocol/command-schema'
import type { Commands } from '../protocol/commands'
import type { RequestOf } from '../protocol/define-command'
import type { Screened } from '../protocol/lexicon'
import type { Extensions } from './extensions'
import type { Group } from './group'
import type { Message } from './message'
import type { Profiles } from './profiles'
import type { JoinedRoom } from './rooms'
import type { UserLists } from './user-lists'
import type { UserStorage } from './user-storage'

/** Functions that one module provides to others. Undefined without the module. */
export interface Services {
  /** Always there: shows an own message of an earlier start and, unless it has failed, sends it in its turn. */
  readonly restoreMessage: (message: Message) => void
  /** Always there: removes an own message that has failed, here and from what is sent later. False for any other message. */
  readonly dropFailed: (message: Message) => boolean
  /** `groups`: the whole list, from the server if it is not loaded. */
  readonly groupList: () => Promise<readonly Group[]>
  /** `typing`: takes an online-only message that is a signal. The app is told of the others. */
  readonly takeSignal: (message: Message) => boolean
  /** `groups`: the group as the list has it, or from the server; null if there is none that the user may see. */
  readonly groupOf: (groupID: string) => Promise<Group | null>
  /** `groups`: the same after the user has changed it, which counts even if the server does not return it: all but its id is empty then. */
  readonly changedGroup: (groupID: string) => Promise<Group>
  /** `groups`: the user is no longer in the group. */
  readonly leftGroup: (groupID: string) => void
  /** `liveRooms`: polls a joined chat room. */
  readonly enterRoom: (room: JoinedRoom) => void
  /** `storage`: the text of a code if the server sends none; empty if there is none. */
  readonly errorTextOf: (code: number) => string
  /** `storage`: the storage of the user, opened when a login begins. */
  readonly userStorage: UserStorage
  /** The lists of the user that have a version; there from the first module with such a list on. */
  readonly userLists: UserLists
  /** The profiles that the instance knows; there from the first module that uses profiles on. */
  readonly profiles: Profiles
  /** The extensions of messages; there from the first module that uses them on. */
  readonly extensions: Extensions
  /** `moderation`: replaces words, or refuses the text. */
  readonly screenText: (text: string) => Screened
  /** `cloudConfig`: the limit that replaces the catalogue's, by `servcmd`. */
  readonly limitOf: (wire: string) => FrequencyLimit | undefined
  /** `cloudConfig`: how many messages one page of the history has. */
  readonly roamCount: (type: 'c2c' | 'group') => number
  /** `devices`: what a login says of the device. */
  readonly loginFields: () => RequestOf<Commands['login']>
}
