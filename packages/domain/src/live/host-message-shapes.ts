import { NO_STATE, type MatchState } from '../match/match-state'
import { SPORT, type MatchSportId } from '../sport/sport'
import { ACCOUNT_TAGS, type AccountTag, type HostMessagePayloads, type HostMessageType } from './host-message'

/** Reads one field; undefined if it is not valid. */
export type Reader<T> = (value: unknown) => T | undefined

/** The readers of an object's fields. A missing field reads as undefined. */
export type Shape<T> = { [K in keyof Required<T>]: Reader<T[K]> }

/** An object with the fields of a shape; undefined if a required field is not valid. */
export const object =
  <T>(shape: Shape<T>): Reader<T> =>
  (value) => {
    const source = Object(value) as Readonly<Record<string, unknown>>
    const result: Record<string, unknown> = {}
    for (const [key, reader] of Object.entries<Reader<unknown>>(shape)) {
      const given = Object.hasOwn(source, key) ? source[key] : undefined
      const read = reader(given)
      if (read !== undefined) result[key] = read
      else if (!(reader as { optional?: true }).optional || given !== undefined) return undefined
    }
    return result as T
  }

const optional = <T>(reader: Reader<T>): Reader<T> =>
  Object.assign((value: unknown) => reader(value), { optional: true as const })

const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined)

const number: Reader<number> = (value) => (Number.isFinite(value) ? (value as number) : undefined)

const id: Reader<number> = (value) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined

const count = id

const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

const nullable =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : reader(value)

const list =
  <T>(reader: Reader<T>): Reader<T[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined
    const items = value.flatMap((item) => reader(item) ?? [])
    return items.length === value.length ? items : undefined
  }

/** A later server may know more tags. */
const accountTags: Reader<AccountTag[]> = (value) =>
  Array.isArray(value) ? ACCOUNT_TAGS.filter((tag) => value.includes(tag)) : undefined

const matchSport: Reader<MatchSportId> = (value) =>
  ([SPORT.football, SPORT.basketball, SPORT.esport] as const).find((sport) => sport === value)

/** The readers of a match's state, by the values of one in which nothing has happened. */
const matchState = Object.fromEntries(
  Object.entries(NO_STATE).map(([field, value]) => [
    field,
    value === null ? nullable(count) : Array.isArray(value) ? list(count) : count,
  ]),
) as unknown as Shape<MatchState>

const sender = object<HostMessagePayloads['RoomMessage']['sender']>({
  uid: id,
  nick_name: text,
  avatar: text,
  user_level: count,
  is_anchor: flag,
  is_admin: flag,
  is_vip: flag,
})

const c2cRoomMessage: Shape<HostMessagePayloads['C2CRoomMessage']> = {
  liveid: id,
  sender,
  to_uid: id,
  text,
  time: number,
}

const sendPackage: Shape<HostMessagePayloads['SendPackage']> = {
  liveid: id,
  sender,
  gift_id: id,
  gift_name: text,
  gift_name_pt: optional(text),
  gift_icon: text,
  count,
  combo: count,
}

/** The fields of every host message. A type without a row does not compile. */
export const HOST_MESSAGE_SHAPES: { readonly [T in HostMessageType]: Shape<HostMessagePayloads[T]> } = {
  C2CRoomMessage: c2cRoomMessage,
  RoomMessage: { liveid: id, sender, text },
  EnterRoomMessage: { liveid: id, sender },
  SendPackage: sendPackage,
  OtherRoomPackageNotify: { ...sendPackage, anchor_name: text },
  GiftAnimation: { liveid: id, gift_id: id, url: text, duration: count },
  AttentAnchor: { liveid: id, sender, anchor_id: id },
  LiveGroupMemberJoinExit: { liveid: id, joined: flag, uid: id, member_count: count },
  RoomNotifyTypeSetManager: { liveid: id, uid: id, nick_name: text, manager: flag },
  changeRoomTitle: { liveid: id, title: text },
  Banuser: { liveid: id, uid: id, nick_name: text, seconds: count },
  changePubConfig: { liveid: id, slow_mode: count, mute_all: flag },
  clearChatList: { liveid: id },
  QuizBalanceFinished: {
    liveid: id,
    quiz_id: id,
    title: text,
    title_pt: optional(text),
    result: text,
    result_pt: optional(text),
    gold: count,
  },
  ChatGroupTipsMessage: { group_id: text, text, slow_mode: optional(count), min_level: optional(count) },
  ChatGroupAnnouceNew: { group_id: text, announcement_id: id, text },
  sendCouponGift: { liveid: id, coupon_id: id, title: text, title_pt: optional(text), count, sender },
  revokeMessage: { conversation_id: text, message_id: text, revoker: text },
  ChatGroupAnchorFansNewMsg: { group_id: text },
  C2CRoomMessageBatch: { messages: list(object(c2cRoomMessage)) },
  RaceStartLiveMessage: { id, sport_id: matchSport, desc: text, desc_pt: optional(text) },
  MatchTick: {
    id,
    sport_id: matchSport,
    stamp: number,
    ...matchState,
  },
  RoomAir: { liveid: id, start_time: count },
  AccountChanged: { tags: accountTags },
}
