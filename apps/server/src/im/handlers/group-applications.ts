import type { groupApplicationCommands } from '@org/im-sdk/protocol'
import { openApplications } from '../../store/im/group-applications'
import type { Handlers } from '../handler'
import { imError } from '../im-error'
import { decideApplication } from '../groups/decide-application'
import { signApplication } from '../groups/group-proofs'

export const groupApplications = {
  getGroupApplicationList: async ({ startTime, limit, handleAccount }, call) => {
    const { im, userID } = call
    if (handleAccount !== '' && handleAccount !== userID) throw imError('GROUP_PERMISSION_DENY')
    const { db, config } = im.context
    const found = await openApplications(db, userID, { below: startTime, limit: limit + 1 })
    const page = found.slice(0, limit)
    const applicationList = await Promise.all(
      page.map(async ({ id: messageKey, group_id: groupID, applicant, ...row }) => {
        const identity = await im.identities.find(applicant)
        return {
          groupID,
          groupName: row.group_name,
          applicationType: row.kind === 'join' ? (0 as const) : (1 as const),
          applicant,
          applicantNick: identity?.nick ?? '',
          applicantAvatar: identity?.avatar ?? '',
          userID: row.inviter || applicant,
          applyMessage: row.message,
          time: row.created_at,
          messageKey,
          authentication: signApplication(config.secrets, { groupID, applicant, messageKey, manager: userID }),
        }
      }),
    )
    return { applicationList, nextStartTime: page.length < found.length ? (page.at(-1)?.id ?? 0) : 0 }
  },

  handleGroupApplication: async (request, call) =>
    decideApplication(call, { ...request, kind: 'join', applicant: request.applicant }),

  handleGroupInvitation: async (request, call) =>
    decideApplication(call, { ...request, kind: 'invite', applicant: request.invitee }),
} satisfies Handlers<typeof groupApplicationCommands>
