import type { Restriction } from '../../store/identity/restrictions'
import { groupTopic, userTopic } from '../../ports/topics'
import type { Im } from '../im'
import { whoOf } from './restrictions'
import { kickByBackEnd } from '../sessions/sessions'

/**
 * Enforces bans: closes the sockets of users banned everywhere, and removes users from the rooms and groups from which
 * they are banned. Idempotent.
 */
export const enforceBans = (im: Im, changed: readonly Restriction[]): void => {
  const groupIDs = [...new Set(changed.filter(({ kind }) => kind === 'ban').map(({ group_id }) => group_id))]
  if (groupIDs.length === 0) return
  for (const connection of im.sessions.all) {
    if (connection.session === null) continue
    const who = whoOf(connection.session, connection.output)
    for (const groupID of groupIDs) {
      if (im.restrictions.on(who, groupID).ban === 0) continue
      if (groupID === '') kickByBackEnd(connection)
      else if (connection.rooms.has(groupID))
        im.rooms
          .quit(connection, who.userID, groupID)
          .catch((error: unknown) => im.context.log.error({ err: error }, 'a visit could not be stored'))
      else if (connection.topics.has(groupTopic(groupID)))
        im.fanout.publishTo(userTopic(who.userID), { kind: 'membership', groupID, isMember: false })
    }
  }
}
