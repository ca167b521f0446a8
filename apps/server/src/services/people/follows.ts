import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import type { Transaction } from 'kysely'
import { announce, announcing } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { repeatable } from '../../store/database/database'
import { findAccount } from '../../store/identity/accounts'
import {
  fansOf,
  followedIDs,
  followsOf,
  setFollow,
  type FollowKind,
  type FollowRow,
} from '../../store/identity/follows'
import { isMemberID } from '../../store/identity/member-id'
import { findRoom } from '../../store/live/rooms'
import { lockMember } from '../../store/money/tasks'
import type { Database } from '../../store/schema'
import type { Context } from '../context'
import type { Language } from '../language'
import { anchorTexts } from '../live/anchor-texts'
import { hostSender } from '../live/host-sender'
import { mutedUntil } from '../moderation/muted-until'
import { Refusal } from '../refusal'

type Follows = ReplyOf<Endpoints['getFollows']>

/** A member follows no more than this, so that the app can know all of them. */
const MOST_FOLLOWS = 2_000

interface Caller {
  readonly uid: number
  readonly network: string
}

/** Follows a member, or no longer. The room of an anchor hears of a new fan once, however often they come back. */
export const followUser = (
  context: Context,
  { uid, network }: Caller,
  userID: string,
  type: 0 | 1,
): Promise<{ followed: 0 | 1 }> =>
  announcing({ ...context, db: repeatable(context.db) }, async (trx) => {
    const now = seconds(context.clock)
    if (userID === String(uid)) throw new Refusal('notAllowed')
    const account = isMemberID(userID) ? await findAccount(trx, Number(userID)) : null
    if (account === null || (account.status !== 1 && type === 1)) throw new Refusal('notFound')
    const { id: followed } = account
    if (type === 1) {
      await lockMember(trx, uid)
      const known = await followedIDs(trx, uid, MOST_FOLLOWS + 1)
      if (known.length >= MOST_FOLLOWS && !known.includes(followed)) throw new Refusal('followsFull')
    }
    const { hasChanged, isFirst } = await setFollow(trx, { follower: uid, followed, now }, type === 1)
    if (isFirst && account.is_anchor === 1) await tellRoom(context, trx, { uid, network }, followed, now)
    if (hasChanged)
      await announce(trx, `user:${uid}`, { type: 'AccountChanged', data: { tags: ['follow', 'user'] } }, now)
    return { followed: type }
  })

/** Who is muted in the room is not seen there. */
const tellRoom = async (
  context: Context,
  trx: Transaction<Database>,
  { uid, network }: Caller,
  anchor: number,
  now: number,
): Promise<void> => {
  const room = await findRoom(trx, now, anchor)
  if (room === null || (await mutedUntil({ ...context, db: trx }, String(uid), network, room.group_id)) > 0) return
  const data = { liveid: anchor, sender: await hostSender(trx, uid, room, now), anchor_id: anchor }
  await announce(trx, `group:${room.group_id}`, { type: 'AttentAnchor', data }, now)
}

export const followedBy = async ({ db }: Context, uid: number): Promise<{ list: number[] }> => ({
  list: await followedIDs(db, uid, MOST_FOLLOWS),
})

interface Page {
  readonly page: number
  readonly size: number
}

export const listFollows = async (
  { db }: Context,
  uid: number,
  { kind, page, size }: Page & { readonly kind: FollowKind },
  lang: Language,
): Promise<Follows> => wirePage(await followsOf(db, kind, { uid, offset: (page - 1) * size, limit: size }), page, lang)

export const listFans = async ({ db }: Context, uid: number, { page, size }: Page, lang: Language): Promise<Follows> =>
  wirePage(await fansOf(db, { uid, offset: (page - 1) * size, limit: size }), page, lang)

const wirePage = (
  { rows, total }: { readonly rows: readonly FollowRow[]; readonly total: number },
  page: number,
  lang: Language,
): Follows => ({
  list: rows.map(({ uid, avatar, user_level, is_anchor, fans_count, live, since, ...texts }) => ({
    uid,
    ...anchorTexts(texts, lang),
    avatar,
    user_level,
    is_anchor: is_anchor === 1 ? 1 : 0,
    fans_count,
    live: live ? 1 : 0,
    since,
  })),
  total,
  page,
})
