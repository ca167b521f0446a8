import type { liveRoomCommands } from '@org/im-sdk/protocol'
import { addMarks, removeMarks } from '../../store/im/member-marks'
import { changeGroup } from '../groups/group-change'
import type { KeyedHandler } from '../handler'
import { imError } from '../im-error'

/** Unknown users are reported and do not refuse the others. */
export const markRoomMembers: KeyedHandler<(typeof liveRoomCommands)['markRoomMembers']> = async (request, call) => {
  const { groupID, markType, operationType } = request
  const asked = [...new Set(request.userIDList)]
  const found = await Promise.all(asked.map((userID) => call.im.identities.find(userID)))
  const known = found.flatMap((user) => (user === null ? [] : user.userID))
  return changeGroup(call, groupID, 'holds', async (scene) => {
    scene.require('mark')
    const marks = { groupID, userIDs: known, markType }
    if (operationType === 1) await addMarks(scene.trx, marks)
    else await removeMarks(scene.trx, marks)
    const { code, message } = imError('INVALID_ID')
    const unknown = asked.filter((userID) => !known.includes(userID))
    return {
      userIDList: known,
      resultItem: unknown.map((userID) => ({ userID, resultCode: code, resultInfo: message })),
    }
  })
}
