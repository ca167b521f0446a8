import { FRIEND_LIMITS } from '@org/im-sdk/protocol'
import type { Transaction } from 'kysely'
import type { Bus } from '../../ports/bus'
import { userTopic } from '../../ports/topics'
import { whoseFriend } from '../../store/im/friends'
import type { PersonFields } from '../../store/im/profiles'
import type { Database } from '../../store/schema'
import type { Change } from '../changes/change'
import { listChange } from './change-lists'

/**
 * A keyed change of a user's profile. `make` returns the new fields that the person has everywhere. After the commit the
 * user's devices and friends hear of it, and so do the sessions whose messages show the name.
 */
export const profileChange = (
  where: { readonly bus: Bus; readonly origin: string },
  userID: string,
  make: (transaction: Transaction<Database>) => Promise<PersonFields>,
): Change<object> => {
  const { bus } = where
  let told: readonly string[] = []
  let person: PersonFields = {}
  return listChange<object>(
    where,
    async (trx, changed) => {
      person = await make(trx)
      changed(userID, 'profile')
      told = await whoseFriend(trx, userID, FRIEND_LIMITS.friendsMax)
      return {}
    },
    () => {
      for (const friend of told) bus.publish(userTopic(friend), { kind: 'profiles', userIDs: [userID] })
      const { nick_name: nick, avatar } = person
      const changed = { ...(nick === undefined ? {} : { nick }), ...(avatar === undefined ? {} : { avatar }) }
      bus.publish('im:profile', { userID, changed })
    },
  )
}
