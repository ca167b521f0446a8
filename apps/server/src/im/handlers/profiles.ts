import type { profileCommands } from '@org/im-sdk/protocol'
import { profileChange } from '../../services/people/profile-change'
import { changeProfile, chatProfiles } from '../../services/people/profiles'
import { listVersion } from '../../store/im/user-lists'
import type { Handlers } from '../handler'
import { originOf } from '../origin-of'

export const profiles = {
  getProfiles: async ({ userItem }, { im, userID }) => {
    const currentSequence = await listVersion(im.context.db, userID, 'profile')
    return { userProfileItem: [...(await chatProfiles(im.context, userItem))], currentSequence }
  },

  setProfile: async ({ profileItem }, call) =>
    profileChange(originOf(call), call.userID, (trx) => changeProfile(trx, call.im.context, call.userID, profileItem)),
} satisfies Handlers<typeof profileCommands>
