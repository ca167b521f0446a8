import { ImError, TYPES } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { isMemberID } from '../../store/identity/member-id'
import { managerIDs } from '../../store/live/room-managers'
import { findRoom } from '../../store/live/rooms'
import type { Context } from '../context'
import { listChange } from '../people/change-lists'
import { addFriend } from '../people/friends'
import { Refusal } from '../refusal'

/** Makes one of those who run a room, its anchor or a manager, a friend of the member, or asks them to agree. */
export const addOperator = (
  context: Context,
  uid: number,
  { liveid, operate_uid }: { readonly liveid: number; readonly operate_uid: string },
) =>
  listChange({ bus: context.bus, origin: '' }, async (trx, changed): Promise<{ added: 0 | 1 }> => {
    const now = seconds(context.clock)
    const userID = String(uid)
    const room = await findRoom(trx, now, liveid)
    if (room === null || !isMemberID(operate_uid)) throw new Refusal('notFound')
    const runs = operate_uid === String(liveid) || (await managerIDs(trx, room.group_id)).has(operate_uid)
    if (!runs) throw new Refusal('notFound')
    if (operate_uid === userID) throw new Refusal('notAllowed')
    const request = { toAccount: operate_uid, addType: TYPES.SNS_ADD_TYPE_BOTH, addSource: SOURCE, ...NOTHING }
    try {
      return { added: (await addFriend({ trx, changed, userID, now }, request)) === 'added' ? 1 : 0 }
    } catch (error) {
      if (!(error instanceof ImError)) throw error
      if (error.errorName === 'ALREADY_MY_FRIEND') return { added: 1 }
      throw new Refusal(FULL.has(error.errorName) ? 'friendsFull' : 'notAllowed')
    }
  })

const SOURCE = 'AddSource_Type_Live'
const NOTHING = { remark: '', groupName: '', addWording: '' }

const FULL: ReadonlySet<string> = new Set(['FRIEND_LIST_FULL', 'PEER_FRIEND_LIST_FULL', 'FRIEND_APPLICATIONS_FULL'])
