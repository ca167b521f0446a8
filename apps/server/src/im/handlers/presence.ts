import type { presenceCommands } from '@org/im-sdk/protocol'
import type { Kysely } from 'kysely'
import { describeImSession, endOtherImSessions, setPushToken } from '../../store/im/im-sessions'
import type { Database } from '../../store/schema'
import { userTopic } from '../../ports/topics'
import { Change } from '../../services/changes/change'
import type { Handlers } from '../handler'
import { requireApp } from '../checks/require-app'

export const presence = {
  kickOther: async (_request, { im, session: { id, keyHash, instanceID }, userID }) => {
    let latest = 0
    const make = async (db: Kysely<Database>) => {
      latest = await endOtherImSessions(db, { key_hash: keyHash, user_id: userID, instance_id: instanceID })
      return {}
    }
    return new Change(make, () =>
      im.fanout.publishTo(userTopic(userID), { kind: 'kickOther', sessionID: id, instanceID, latest }),
    )
  },

  /** Every frame already records that the device is alive. */
  keepAlive: async () => ({}),

  setAppStatus: async ({ state, c2cUnreadCount, groupUnreadCount }, { im, session: { keyHash } }) => {
    const unread = Math.min(c2cUnreadCount + groupUnreadCount, UNREAD_MAX)
    await describeImSession(im.context.db, keyHash, { app_state: state, unread_count: unread })
    return {}
  },

  setPushToken: async (token, call) => {
    requireApp(token.sdkAppID, call)
    const { im, session } = call
    await setPushToken(im.context.db, session.keyHash, token.deviceToken === '' ? null : token)
    return {}
  },
} satisfies Handlers<typeof presenceCommands>

const UNREAD_MAX = 1_000_000
