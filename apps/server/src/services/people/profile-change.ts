import { FRIEND_LIMITS } from '@org/im-sdk/protocol'
import type { Transaction } from 'kysely'
import type { Bus } from '../../ports/bus'
import { userTopic } from '../../ports/topics'
import { whoseFriend } from '../../store/im/friends'
import { talksOf, type Talk } from '../../store/im/talks'
import type { PersonFields } from '../../store/im/profiles'
import type { Database } from '../../store/schema'
import type { Change } from '../changes/change'
import { listChange } from './change-lists'

/**
 * A keyed change of a user's profile. `make` returns the new fields that the person has everywhere. After the commit the
 * user's devices, friends and private conversations hear of it, and so do the sessions whose messages show the name.
 */
export const profileChange = (
  where: { readonly bus: Bus; readonly origin: string },
  userID: string,
  make: (transaction: Transaction<Database>) => Promise<PersonFields>,
): Change<object> => {
  const { bus } = where
  let friends: readonly string[] = []
  let talks: readonly Talk[] = []
  let person: PersonFields = {}
  return listChange<object>(
    where,
    async (trx, changed) => {
      person = await make(trx)
      changed(userID, 'profile')
      friends = await whoseFriend(trx, userID, FRIEND_LIMITS.friendsMax)
      talks = await talksOf(trx, userID, TALKS_TOLD)
      return {}
    },
    () => {
      const { nick_name: nick, avatar } = person
      const changed = { ...(nick === undefined ? {} : { nick }), ...(avatar === undefined ? {} : { avatar }) }
      bus.publish('im:profile', { userID, changed })
      for (const reader of new Set([...friends, ...talks.map(({ peer }) => peer)]))
        bus.publish(userTopic(reader), { kind: 'profiles', userIDs: [userID] })
      if (nick === undefined && avatar === undefined) return
      for (const { peer, convID } of talks) bus.publish(userTopic(peer), { kind: 'outdated', convIDs: [convID] })
    },
  )
}

/** Peers of older conversations learn a new name by their next sync. */
const TALKS_TOLD = 500
