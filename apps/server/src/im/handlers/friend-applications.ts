import { TYPES, type friendCommands } from '@org/im-sdk/protocol'
import { deleteApplication, respond } from '../../services/people/friend-applications'
import { chatProfiles } from '../../services/people/profiles'
import {
  applicationPage,
  countUnread,
  readApplications,
  type ApplicationSide,
} from '../../store/im/friend-applications'
import { listVersion } from '../../store/im/user-lists'
import type { Handlers } from '../handler'
import { friendChange, requireMember } from './friends'

type Rows = Pick<
  typeof friendCommands,
  'getFriendApplications' | 'respondToFriendApplication' | 'deleteFriendApplication' | 'readFriendApplications'
>

export const friendApplications = {
  getFriendApplications: async ({ applicationType, startTime, startIndex, maxLimited }, { im, userID }) => {
    const { db } = im.context
    const currentSequence = await listVersion(db, userID, 'friendApplications')
    const query = { sides: SIDES[applicationType], startTime, offset: startIndex, count: maxLimited + 1 }
    const found = await applicationPage(db, userID, query)
    const page = found.slice(0, maxLimited).map((row) => ({
      row,
      isSent: row.from_id === userID,
      other: row.from_id === userID ? row.to_id : row.from_id,
    }))
    const profiles = new Map(
      (
        await chatProfiles(
          im.context,
          page.map(({ other }) => other),
        )
      ).map((profile) => [profile.userID, profile]),
    )
    return {
      applicationItem: page.map(({ row, isSent, other }) => ({
        userID: other,
        nick: profiles.get(other)?.nick ?? '',
        avatar: profiles.get(other)?.avatar ?? '',
        time: row.created_at,
        source: row.source,
        wording: row.wording,
        type: isSent ? TYPES.SNS_APPLICATION_SENT_BY_ME : TYPES.SNS_APPLICATION_SENT_TO_ME,
      })),
      startIndex: found.length > maxLimited ? startIndex + maxLimited : 0,
      unreadCount: await countUnread(db, userID),
      currentSequence,
    }
  },

  respondToFriendApplication: async (request, call) => {
    requireMember(call)
    return friendChange(call, async (change) => {
      await respond(change, request)
      return {}
    })
  },

  deleteFriendApplication: async ({ toAccount, applicationType }, call) => {
    requireMember(call)
    return friendChange(call, async (change) => {
      await deleteApplication(change, toAccount, applicationType === TYPES.SNS_APPLICATION_SENT_BY_ME)
      return {}
    })
  },

  readFriendApplications: async ({ latestTimeStamp }, call) => {
    requireMember(call)
    return friendChange(call, async ({ trx, changed, userID }) => {
      if (await readApplications(trx, userID, latestTimeStamp)) changed(userID, 'friendApplications')
      return {}
    })
  },
} satisfies Handlers<Rows>

const SIDES = {
  [TYPES.SNS_APPLICATION_TYPE_BOTH]: ['from', 'to'],
  [TYPES.SNS_APPLICATION_SENT_TO_ME]: ['to'],
  [TYPES.SNS_APPLICATION_SENT_BY_ME]: ['from'],
} as const satisfies Readonly<Record<string, readonly ApplicationSide[]>>
