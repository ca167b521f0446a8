import type { FrequencyLimit } from '../protocol/command-schema'
import type { Group } from './group'
import type { JoinedRoom } from './rooms'

/** Functions that one module provides to others. Undefined without the module. */
export interface Services {
  /** `groups`: the whole list, from the server if it is not loaded. */
  readonly groupList: () => Promise<readonly Group[]>
  /** `liveRooms`: polls a joined chat room. */
  readonly enterRoom: (room: JoinedRoom) => void
  /** `storage`: the text of a code if the server sends none; empty if there is none. */
  readonly errorTextOf: (code: number) => string
  /** `cloudConfig`: the limit that replaces the catalogue's, by `servcmd`. */
  readonly limitOf: (wire: string) => FrequencyLimit | undefined
}
