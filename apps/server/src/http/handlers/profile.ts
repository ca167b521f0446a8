import type { profileRows } from '@org/api-client/contract'
import { avatarPaths } from '@org/site-brands'
import { editProfile } from '../../services/identity/edit-profile'
import { helpersOf, lastOnline, thirdMember } from '../../services/identity/known-members'
import { proposeNickname } from '../../services/identity/propose-nickname'
import { sourceWithin } from '../../services/sites/sites'
import type { Call, Handlers } from '../handler'

const sourceOf = ({ site, common }: Call): string => sourceWithin(site, common.sp_source)

export const profileHandlers = {
  getAvatarChoices: (_request, call) => ({ list: avatarPaths(sourceOf(call)) }),

  editUserInfo: (form, call) => editProfile(call.context, { uid: call.viewer.uid, spSource: sourceOf(call) }, form),

  refreshNickname: async ({ categoryId }, { context, lang }) => ({
    nickname: await proposeNickname(context, categoryId, lang),
  }),

  updateThirdMember: async (_request, { context, viewer }) => ({
    third_member: await thirdMember(context, viewer.uid),
  }),

  getUserLastOnline: async ({ userid }, { context, viewer }) => ({
    last_online: await lastOnline(context, userid, viewer.userID),
  }),

  getUserThirdPrivateAgent: (_request, { context, viewer, site }) => helpersOf(context, viewer.uid, site),
} satisfies Handlers<typeof profileRows>
