import { partnerOf } from '../../store/im/conversations'
import { privateFacts } from '../../store/im/strangers'
import type { Call } from '../handler'
import { imError } from '../im-error'
import type { ChangePlace } from './change-place'

/** Throws if the caller may not speak: whoever is muted or blocked does not speak by changing an earlier message either. */
export const requireVoice = async (call: Call, { convID, group, role }: ChangePlace): Promise<void> => {
  const { im, who, userID } = call
  if (im.restrictions.on(who, '').mute > 0) throw imError('MUTE_DENY')
  if (group === null) {
    const { id: peer } = partnerOf(convID, userID)
    const { isBlocked } = await privateFacts(im.context.db, { convID, sender: userID, peer })
    if (isBlocked) throw imError('IN_PEER_BLACKLIST')
    return
  }
  const isManager = role === 'Owner' || role === 'Admin'
  if (im.restrictions.on(who, group.group_id).mute > 0 || (group.mute_all && !isManager))
    throw imError('GROUP_MUTE_DENY')
}
