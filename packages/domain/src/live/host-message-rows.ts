import { NO_STATE, type MatchState } from '../match/match-state'
import { SPORT, type MatchSportId } from '../sport/sport'
import { ACCOUNT_TAGS, type AccountTag } from './account-tags'
import {
  count,
  flag,
  id,
  list,
  nullable,
  number,
  object,
  optional,
  text,
  type Reader,
  type Shape,
} from './host-message-readers'

/** A later server may know more tags. */
const accountTags: Reader<readonly AccountTag[]> = (value) =>
  Array.isArray(value) ? ACCOUNT_TAGS.filter((tag) => value.includes(tag)) : undefined

const matchSport: Reader<MatchSportId> = (value) =>
  ([SPORT.football, SPORT.basketball, SPORT.esport] as const).find((sport) => sport === value)

/** The readers of a match's state, by the values of one in which nothing has happened. */
const matchState = Object.fromEntries(
  Object.entries(NO_STATE).map(([field, value]) => [
    field,
    value === null ? nullable(count) : Array.isArray(value) ? list(count) : count,
  ]),
) as unknown as { readonly [Field in keyof MatchState]: Reader<MatchState[Field]> }

export const HOST_SENDER_SHAPE = {
  uid: id,
  nick_name: text,
  /** The Portuguese name, if there is one. */
  nick_name_pt: optional(text),
  avatar: text,
  user_level: count,
  is_anchor: flag,
  is_admin: flag,
  is_vip: flag,
}
const sender = object(HOST_SENDER_SHAPE)

const c2cRoomMessage = { liveid: id, sender, to_uid: id, text, time: number }

const sendPackage = {
  liveid: id,
  sender,
  gift_id: id,
  gift_name: text,
  /** The Portuguese name. */
  gift_name_pt: optional(text),
  gift_icon: text,
  count,
  /** Counts the sends in a row. */
  combo: count,
}

/**
 * The fields of each custom message of the host, by type. The types are the specification's, the fields ours, except
 * those of `RaceStartLiveMessage`.
 *
 * Rules: DOM-61, DOM-70.
 */
export const HOST_MESSAGE_SHAPES = {
  /** A private message between viewer and anchor, shown in the room. `time` is epoch seconds. */
  C2CRoomMessage: c2cRoomMessage,
  /** A chat message in a room. */
  RoomMessage: { liveid: id, sender, text },
  EnterRoomMessage: { liveid: id, sender },
  /** A gift in a room. */
  SendPackage: sendPackage,
  /** A gift sent in another room and announced in this one. */
  OtherRoomPackageNotify: { ...sendPackage, anchor_name: text, anchor_name_pt: optional(text) },
  /** A full-screen animation; `duration` in ms. */
  GiftAnimation: { liveid: id, gift_id: id, url: text, duration: count },
  /** A user followed the anchor. */
  AttentAnchor: { liveid: id, sender, anchor_id: id },
  LiveGroupMemberJoinExit: { liveid: id, joined: flag, uid: id, member_count: count },
  RoomNotifyTypeSetManager: { liveid: id, uid: id, nick_name: text, manager: flag },
  changeRoomTitle: { liveid: id, title: text },
  /** A user was muted; `seconds` is one of `MUTE_OPTIONS`, 0 ends the mute. */
  Banuser: { liveid: id, uid: id, nick_name: text, seconds: count },
  /** The room's settings; `slow_mode` is one of `SLOW_MODE_OPTIONS`, `notice` is there if it has changed. */
  changePubConfig: { liveid: id, slow_mode: count, mute_all: flag, notice: optional(text) },
  clearChatList: { liveid: id },
  /**
   * A quiz was settled; `gold` is the total that those on the right answer won, 0 if all stakes were returned. The
   * fields in `_pt` are in Portuguese.
   */
  QuizBalanceFinished: {
    liveid: id,
    quiz_id: id,
    title: text,
    title_pt: optional(text),
    result: text,
    result_pt: optional(text),
    gold: count,
  },
  /**
   * A system line in a chat group. A change of its rules has no text but the rules, which each app words in its language:
   * `slow_mode` is one of `SLOW_MODE_OPTIONS`, `min_level` the least level of those who write.
   */
  ChatGroupTipsMessage: { group_id: text, text, slow_mode: optional(count), min_level: optional(count) },
  ChatGroupAnnouceNew: { group_id: text, announcement_id: id, text },
  /**
   * Coupons that each viewer may take one of; `coupon_id` is for `takeCoupon`, `count` how many there are, `title_pt` in
   * Portuguese.
   */
  sendCouponGift: { liveid: id, coupon_id: id, title: text, title_pt: optional(text), count, sender },
  revokeMessage: { conversation_id: text, message_id: text, revoker: text },
  /** A new message in an anchor's fan group. */
  ChatGroupAnchorFansNewMsg: { group_id: text },
  C2CRoomMessageBatch: { messages: list(object(c2cRoomMessage)) },
  /** A `RaceStartMessage`. */
  RaceStartLiveMessage: { id, sport_id: matchSport, desc: text, desc_pt: optional(text) },
  /** A `MatchTick`. */
  MatchTick: { id, sport_id: matchSport, stamp: number, ...matchState },
  /** Ours. A room is on air since then (epoch seconds), or off air: 0. */
  RoomAir: { liveid: id, start_time: count },
  /** Ours. Facts of the receiver's account have changed, maybe on another device: answers of these nouns are stale. */
  AccountChanged: { tags: accountTags },
} satisfies Readonly<Record<string, Shape>>
