import type { Endpoints, ParsedRequestOf, ReplyOf } from '@org/api-client/contract'
import type { Transaction } from 'kysely'
import { announce } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { findAccount } from '../../store/identity/accounts'
import { allCategories } from '../../store/live/categories'
import { findRoom, updateRoom, type RoomRow } from '../../store/live/rooms'
import {
  closeShow,
  giftsSince,
  insertShow,
  lastShowEnd,
  renewPush,
  showOnAir,
  type ShowRow,
} from '../../store/live/shows'
import { matchById } from '../../store/matches/matches'
import { lockMember } from '../../store/money/tasks'
import type { Database } from '../../store/schema'
import { keepUploads } from '../../store/uploads/kept-uploads'
import { Change } from '../changes/change'
import type { Context } from '../context'
import { mutedUntil } from '../moderation/muted-until'
import { Refusal } from '../refusal'
import { downloadAddress } from '../uploads/addresses'
import { ownPictures } from '../uploads/own-pictures'
import { hostSender } from './host-sender'
import { openRoom } from './open-room'
import { pushAuth } from './push-rights'

type Form = ParsedRequestOf<Endpoints['startLive']>
type Started = ReplyOf<Endpoints['startLive']>
type Ended = ReplyOf<Endpoints['endLive']>

interface Anchor {
  readonly uid: number
  readonly network: string
}

/** An address for the stream is valid for this long. */
const PUSH_SECONDS = 12 * 3_600
/** Fans are not told of a show that goes on after such a pause. */
const PAUSE_SECONDS = 1_800

/**
 * Puts the room of an anchor on air, opening it at the first time. A room on air gets the new facts, and the anchor
 * another address for the stream, which ends the address before.
 */
export const startLive = (context: Context, { uid, network }: Anchor, form: Form): Change<Started> =>
  new Change(
    async (trx) => {
      const { ingest, config, clock, words } = context
      if (ingest === null) throw new Refusal('switchedOff')
      const now = seconds(clock)
      const { text: title, isRefused } = words.screen(form.title)
      if (isRefused) throw new Refusal('textRefused')
      await lockMember(trx, uid)
      await needNamed(trx, form)
      const cover = await coverOf(context, trx, uid, form.cover)
      const room = await roomOf(trx, uid, { category_id: form.categoryid, title }, now)
      if ((await mutedUntil({ ...context, db: trx }, String(uid), network, room.group_id)) > 0)
        throw new Refusal('notAllowed')
      const known = await showOnAir(trx, uid)
      const show = known ?? (await beginShow(trx, uid, now))
      const no = known === null ? show.push_no : await renewPush(trx, show.id)
      await updateRoom(trx, uid, {
        title_zh: title,
        title_pt: '',
        category_id: form.categoryid,
        match_id: form.match_id || null,
        cover: cover || (known === null ? '' : room.cover),
        follows_matches: false,
        start_time: show.started_at,
      })
      await tellRoom(trx, room, { title, show, isNew: known === null }, now)
      const push = { anchorId: uid, show: show.id, no, expires: now + PUSH_SECONDS }
      return {
        liveid: uid,
        start_time: show.started_at,
        push: { url: ingest.pushUrl(uid, pushAuth(config, push)), expires: push.expires },
      }
    },
    () => context.bus.publish('live:push-ended', { anchorId: uid, isOver: false }),
    `show:${uid}`,
  )

const needNamed = async (trx: Transaction<Database>, { categoryid, match_id }: Form): Promise<void> => {
  const category = (await allCategories(trx)).find(({ id }) => id === categoryid)
  if (category?.is_on !== true) throw new Refusal('notFound')
  if (match_id > 0 && (await matchById(trx, match_id, '')) === null) throw new Refusal('notFound')
}

const coverOf = async (
  { config }: Pick<Context, 'config'>,
  trx: Transaction<Database>,
  uid: number,
  keys: readonly string[],
): Promise<string> => {
  const [key] = await ownPictures(trx, String(uid), keys)
  if (key === undefined) return ''
  await keepUploads(trx, { owner: String(uid), keys: [key], keptBy: `live_room:${uid}` })
  return downloadAddress(config, key)
}

const roomOf = async (
  trx: Transaction<Database>,
  uid: number,
  { category_id, title }: { readonly category_id: number; readonly title: string },
  now: number,
): Promise<RoomRow> => {
  const known = await findRoom(trx, now, uid)
  if (known !== null) return known
  const anchor = await findAccount(trx, uid)
  if (anchor === null) throw new Refusal('notFound')
  await openRoom(trx, anchor, { category_id, title_zh: title }, now)
  const opened = await findRoom(trx, now, uid)
  if (opened === null) throw new Refusal('notFound')
  return opened
}

const beginShow = async (trx: Transaction<Database>, uid: number, now: number): Promise<ShowRow> => {
  const goesOn = now - (await lastShowEnd(trx, uid)) < PAUSE_SECONDS
  return insertShow(trx, { anchor_id: uid, started_at: now, told_to: goesOn ? null : 0 })
}

/** Of a new show the room hears that it is on air, and its title from the anchor; of another title only that. */
const tellRoom = async (
  trx: Transaction<Database>,
  room: RoomRow,
  { title, show, isNew }: { readonly title: string; readonly show: ShowRow; readonly isNew: boolean },
  now: number,
): Promise<void> => {
  const { anchor_id: liveid, group_id } = room
  const group = `group:${group_id}` as const
  if (room.title_zh !== title || room.title_pt !== '')
    await announce(trx, group, { type: 'changeRoomTitle', data: { liveid, title } }, now)
  if (!isNew) return
  await announce(trx, group, { type: 'RoomAir', data: { liveid, start_time: show.started_at } }, now)
  const sender = await hostSender(trx, liveid, room, now)
  await announce(trx, group, { type: 'RoomMessage', data: { liveid, sender, text: title } }, now)
}

/** Takes the room of an anchor off air, also if an operator has put it there. Refused if it is off air. */
export const endLive = (context: Context, uid: number): Change<Ended> =>
  new Change(
    async (trx) => {
      const now = seconds(context.clock)
      await lockMember(trx, uid)
      const ended = await endShow(trx, uid, now)
      if (ended === null) throw new Refusal('roomOffAir')
      return ended
    },
    () => context.bus.publish('live:push-ended', { anchorId: uid, isOver: true }),
    `show:${uid}`,
  )

/** Ends what is on air in a room, and tells the room; null if nothing is. */
export const endShow = async (trx: Transaction<Database>, uid: number, now: number): Promise<Ended | null> => {
  const room = await findRoom(trx, now, uid)
  if (room === null || room.start_time === 0) return null
  const show = await showOnAir(trx, uid)
  const viewers = show === null ? 0 : await closeShow(trx, show.id, now)
  await updateRoom(trx, uid, { start_time: 0, follows_matches: false })
  await announce(trx, `group:${room.group_id}`, { type: 'RoomAir', data: { liveid: uid, start_time: 0 } }, now)
  const { gifts, gold } = await giftsSince(trx, uid, room.start_time)
  return { viewers, gifts, gold, minutes: Math.floor(Math.max(0, now - room.start_time) / 60) }
}
