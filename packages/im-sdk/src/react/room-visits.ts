import { asImError, imError, type ImError } from '../protocol/im-error'
import { Source, type View } from '../store/view'

/** The methods that enter and leave rooms; undefined without the module. */
export interface RoomHost {
  joinGroup?(options: { groupID: string }): Promise<{ readonly data: { readonly status: string } }>
  quitGroup?(groupID: string): Promise<unknown>
}

export interface Visit {
  readonly status: 'joining' | 'joined' | 'failed'
  /** Why entering failed, or why it is retried. */
  readonly error: ImError | null
}

interface RoomVisit {
  readonly state: Source<Visit>
  users: number
  /** A component entered the room, not the app. It is left with the last such component. */
  isOurs: boolean
}

const TRY_AGAIN_MS = 5_000
/** Errors that do not concern the room: the room is entered as soon as possible. */
const PASSING = new Set(['NETWORK_ERROR', 'NETWORK_TIMEOUT', 'SERVICE_OVERLOAD', 'OVER_FREQUENCY_LIMIT'])

const JOINING: Visit = { status: 'joining', error: null }
const visits = new WeakMap<RoomHost, Map<string, RoomVisit>>()

/**
 * Enters a room for a component. A room is entered once, however many components show it, and left after the last one
 * unmounts.
 */
export const visitRoom = (chat: RoomHost, groupID: string): { state: View<Visit>; leave: () => void } => {
  const rooms = visits.get(chat) ?? new Map<string, RoomVisit>()
  visits.set(chat, rooms)
  const known = rooms.get(groupID)
  const visit = known ?? { state: new Source(JOINING), users: 0, isOurs: false }
  visit.users += 1
  if (known === undefined) {
    rooms.set(groupID, visit)
    void enter(chat, groupID, visit)
  }
  /** A component that only remounts (strict mode, a moved screen) must not leave and enter again. */
  const leave = () => setTimeout(() => void end(chat, groupID, rooms, visit), 0)
  return { state: visit.state, leave }
}

const enter = async (chat: RoomHost, groupID: string, visit: RoomVisit): Promise<void> => {
  try {
    if (chat.joinGroup === undefined) throw imError('CANNOT_FIND_MODULE')
    const { data } = await chat.joinGroup({ groupID })
    visit.isOurs = data.status !== 'AlreadyInGroup'
    visit.state.set({ status: 'joined', error: null })
    if (visit.users === 0) await quit(chat, groupID, visit)
  } catch (thrown) {
    const error = asImError(thrown)
    if (!PASSING.has(error.errorName)) return visit.state.set({ status: 'failed', error })
    visit.state.set({ status: 'joining', error })
    setTimeout(() => visit.users > 0 && void enter(chat, groupID, visit), TRY_AGAIN_MS)
  }
}

const end = async (chat: RoomHost, groupID: string, rooms: Map<string, RoomVisit>, visit: RoomVisit): Promise<void> => {
  visit.users -= 1
  if (visit.users > 0) return
  rooms.delete(groupID)
  await quit(chat, groupID, visit)
}

const quit = async (chat: RoomHost, groupID: string, visit: RoomVisit): Promise<void> => {
  if (!visit.isOurs) return
  visit.isOurs = false
  try {
    await chat.quitGroup?.(groupID)
  } catch {
    /** Logged out, or the room is gone: either way it is left. */
  }
}
