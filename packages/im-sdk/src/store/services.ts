import type { FrequencyLimit } from '../protocol/define-command'
import type { Group } from './group'
import type { JoinedRoom } from './rooms'

/** What one module does for others. Absent while its module is. */
export interface Services {
  /** `groups`: the whole list, from the server where it is not there. */
  readonly groupList: () => Promise<readonly Group[]>
  /** `liveRooms`: polls a chat room that was joined. */
  readonly enterRoom: (room: JoinedRoom) => void
  /** `storage`: words for a code where the server sends none; empty where there are none. */
  readonly wordsOf: (code: number) => string
  /** `cloudConfig`: the limit that takes the place of the catalogue's, by `servcmd`. */
  readonly limitOf: (wire: string) => FrequencyLimit | undefined
}
