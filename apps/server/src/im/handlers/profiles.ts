import { FRIEND_LIMITS, type profileCommands } from '@org/im-sdk/protocol'
import type { Transaction } from 'kysely'
import { userTopic } from '../../ports/topics'
import { listChange, type ChangedLists } from '../../services/people/change-lists'
import { changeProfile, chatProfiles } from '../../services/people/profiles'
import { whoseFriend } from '../../store/im/friends'
import { listVersion } from '../../store/im/user-lists'
import type { Database } from '../../store/schema'
import type { Handlers } from '../handler'
import { originOf } from '../origin-of'

export const profiles = {
  getProfiles: async ({ userItem }, { im, userID }) => {
    const currentSequence = await listVersion(im.context.db, userID, 'profile')
    return { userProfileItem: [...(await chatProfiles(im.context, userItem))], currentSequence }
  },

  setProfile: async ({ profileItem }, call) => {
    const { im, userID } = call
    let told: readonly string[] = []
    /** What messages show of their sender. */
    let shown: { nick?: string; avatar?: string } = {}
    const make = async (trx: Transaction<Database>, changed: ChangedLists) => {
      const { nick_name: nick, avatar } = await changeProfile(trx, im.context, userID, profileItem)
      shown = { ...(nick === undefined ? {} : { nick }), ...(avatar === undefined ? {} : { avatar }) }
      changed(userID, 'profile')
      told = await whoseFriend(trx, userID, FRIEND_LIMITS.friendsMax)
      return {}
    }
    return listChange(originOf(call), make, () => {
      for (const friend of told) im.fanout.publishTo(userTopic(friend), { kind: 'profiles', userIDs: [userID] })
      im.context.bus.publish('im:profile', { userID, changed: shown })
    })
  },
} satisfies Handlers<typeof profileCommands>
