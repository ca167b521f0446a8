import type { presenceCommands } from '@org/im-sdk/protocol'
import { describeImSession, endOtherImSessions } from '../../store/im-sessions'
import { userTopic } from '../doorbell'
import type { Handlers } from '../handler'

export const presence = {
  kickOther: async (_request, { im, session: { id, keyHash, instanceID }, userID }) => {
    const latest = await endOtherImSessions(im.context.db, {
      key_hash: keyHash,
      user_id: userID,
      instance_id: instanceID,
    })
    im.fanout.ring(userTopic(userID), { kind: 'kickOther', sessionID: id, instanceID, latest })
    return {}
  },

  /** That it was heard of is noted with every frame. */
  keepAlive: async () => ({}),

  setAppStatus: async ({ state, c2cUnreadCount, groupUnreadCount }, { im, session: { keyHash } }) => {
    const unread = Math.min(c2cUnreadCount + groupUnreadCount, UNREAD_MAX)
    await describeImSession(im.context.db, keyHash, { app_state: state, unread_count: unread })
    return {}
  },

  setPushToken: async (token, { im, session: { keyHash } }) => {
    await describeImSession(im.context.db, keyHash, {
      push_token: token.deviceToken === '' ? null : JSON.stringify(token),
    })
    return {}
  },
} satisfies Handlers<typeof presenceCommands>

const UNREAD_MAX = 1_000_000
