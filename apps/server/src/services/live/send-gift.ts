import { shanghaiDay, type HostMessagePayloads } from '@org/domain'
import type { Transaction } from 'kysely'
import { announce } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { findGift, insertGiftRecord, lastGift, takeFromBag, type GiftRow } from '../../store/live/gifts'
import { findRoom, type RoomRow } from '../../store/live/rooms'
import { balancesOf, InsufficientBalanceError, post, type Owner, type Transfer } from '../../store/money/ledger'
import { lockMember, reachStage } from '../../store/money/tasks'
import type { Database } from '../../store/schema'
import { Change } from '../changes/change'
import type { Context } from '../context'
import { mutedUntil } from '../moderation/muted-until'
import { Refusal } from '../refusal'
import { hostSender, portuguese } from './host-sender'
import { COMBO_SECONDS, giftPicture } from './wire-gift'

/** Gifts worth this much gold are announced in all rooms. */
const CROSS_ROOM_GOLD = 5_000

interface Sent {
  readonly liveid: number
  readonly gift_id: number
  readonly count: number
  readonly from_bag: 0 | 1
  readonly price?: number | undefined
}

/**
 * Sends gifts to the anchor of a room on air: their price leaves the purse of the sender, or the gifts leave the bag, the
 * share of the anchor reaches theirs, and the room is told, all in one transaction. Rule: SRV-11.
 */
export const sendGift = (
  context: Context,
  { uid, network }: { readonly uid: number; readonly network: string },
  { liveid, gift_id, count, from_bag, price }: Sent,
) =>
  new Change(
    async (trx) => {
      const now = seconds(context.clock)
      const room = await roomFor(context, trx, { uid, network, liveid })
      const gift = await findGift(trx, gift_id)
      if (gift === null || (!gift.is_on && from_bag === 0)) throw new Refusal('notFound')
      if (from_bag === 0 && price !== undefined && price !== gift.price) throw new Refusal('priceChanged')
      await lockMember(trx, uid)
      const gold = gift.price * count
      const share = Math.floor((gold * room.sharing_ratio) / 100)
      const combo = await comboOf(trx, uid, { liveid, gift_id, count }, now)
      const facts = { sender_id: uid, anchor_id: liveid, gift_id, count, combo, gold, share, created_at: now }
      const record = await insertGiftRecord(trx, { ...facts, from_bag: from_bag === 1 })
      if (from_bag === 1 && !(await takeFromBag(trx, { uid, giftID: gift_id, count, now })))
        throw new Refusal('bagEmpty')
      await pay(trx, {
        key: `gift:${record}`,
        payer: from_bag === 1 ? 'system:bag' : `user:${uid}`,
        liveid,
        gold,
        share,
        now,
      })
      for (const task of ['sendGift', 'sendFirstGift'])
        await reachStage(trx, uid, { task, day: shanghaiDay(now), stage: 1 })
      await tell(trx, { room, gift, uid, count, combo, gold, now })
      const tags = from_bag === 1 ? (['bag', 'task'] as const) : (['user', 'task'] as const)
      await announce(trx, `user:${uid}`, { type: 'AccountChanged', data: { tags } }, now)
      if (share > 0) await announce(trx, `user:${liveid}`, { type: 'AccountChanged', data: { tags: ['user'] } }, now)
      return { combo, gold: (await balancesOf(trx, uid)).gold }
    },
    () => {},
    `purse:${liveid}`,
  )

/** The room, if it is on air and the member may be seen in it. */
const roomFor = async (
  context: Context,
  trx: Transaction<Database>,
  { uid, network, liveid }: { readonly uid: number; readonly network: string; readonly liveid: number },
): Promise<RoomRow> => {
  const room = await findRoom(trx, seconds(context.clock), liveid)
  if (room === null) throw new Refusal('notFound')
  if (room.start_time === 0) throw new Refusal('roomOffAir')
  if (uid === liveid) throw new Refusal('notAllowed')
  if ((await mutedUntil({ ...context, db: trx }, String(uid), network, room.group_id)) > 0)
    throw new Refusal('notAllowed')
  return room
}

const comboOf = async (
  trx: Transaction<Database>,
  uid: number,
  { liveid, gift_id, count }: Pick<Sent, 'liveid' | 'gift_id' | 'count'>,
  now: number,
): Promise<number> => {
  const last = await lastGift(trx, uid)
  const goesOn =
    last !== null &&
    last.anchor_id === liveid &&
    last.gift_id === gift_id &&
    last.count === count &&
    now - last.created_at <= COMBO_SECONDS
  return goesOn ? last.combo + 1 : 1
}

interface Payment {
  readonly key: string
  readonly payer: Owner
  readonly liveid: number
  readonly gold: number
  readonly share: number
  readonly now: number
}

const pay = async (trx: Transaction<Database>, { key, payer, liveid, gold, share, now }: Payment): Promise<void> => {
  const parts: readonly (readonly [Owner, number])[] = [
    [`user:${liveid}`, share],
    ['system:gifts', gold - share],
  ]
  const transfers = parts.flatMap(([to, amount]): Transfer[] =>
    amount > 0 ? [{ asset: 'gold', from: payer, to, amount }] : [],
  )
  try {
    await post(trx, { idempotencyKey: key, kind: 'gift', now, transfers })
  } catch (error) {
    if (error instanceof InsufficientBalanceError) throw new Refusal('notEnoughGold')
    throw error
  }
}

interface Told {
  readonly room: RoomRow
  readonly gift: GiftRow
  readonly uid: number
  readonly count: number
  readonly combo: number
  readonly gold: number
  readonly now: number
}

const tell = async (trx: Transaction<Database>, { room, gift, uid, count, combo, gold, now }: Told): Promise<void> => {
  const data: HostMessagePayloads['SendPackage'] = {
    liveid: room.anchor_id,
    sender: await hostSender(trx, uid, room, now),
    gift_id: gift.id,
    gift_name: gift.name_zh,
    gift_name_pt: gift.name_pt,
    gift_icon: giftPicture(gift, 'small'),
    count,
    combo,
  }
  const group = `group:${room.group_id}` as const
  await announce(trx, group, { type: 'SendPackage', data }, now)
  if (gift.effect_ms > 0) {
    const effect = {
      liveid: room.anchor_id,
      gift_id: gift.id,
      url: giftPicture(gift, 'large'),
      duration: gift.effect_ms,
    }
    await announce(trx, group, { type: 'GiftAnimation', data: effect }, now)
  }
  if (gold < CROSS_ROOM_GOLD) return
  const other = { ...data, anchor_name: room.nick_name, ...portuguese('anchor_name_pt', room.nick_name_pt) }
  await announce(trx, 'rooms', { type: 'OtherRoomPackageNotify', data: other }, now)
}
