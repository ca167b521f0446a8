import type { MatchTick } from '../match/apply-tick'
import type { RaceStartMessage } from '../match/banner-stack'
import type { EpochSeconds } from '../time/instant'

/** The sender of a message in a room. The flags and the level decide the badge (`chatBadge`). */
export interface HostSender {
  uid: number
  nick_name: string
  avatar: string
  user_level: number
  is_anchor: boolean
  is_admin: boolean
  is_vip: boolean
}

/** A private message between viewer and anchor, shown in the room. */
export interface C2CRoomMessage {
  liveid: number
  sender: HostSender
  to_uid: number
  text: string
  time: EpochSeconds
}

/** A gift in a room. `combo` counts the sends in a row. */
export interface SendPackage {
  liveid: number
  sender: HostSender
  gift_id: number
  gift_name: string
  /** The Portuguese name. */
  gift_name_pt?: string
  gift_icon: string
  count: number
  combo: number
}

/** The nouns of answers that are an account's own: what it has, did and collected. */
export const ACCOUNT_TAGS = [
  'user',
  'task',
  'attention',
  'message',
  'application',
  'feedback',
  'material',
  'bag',
  'quiz',
  'model',
  'plan',
  'follow',
  'coupon',
] as const
export type AccountTag = (typeof ACCOUNT_TAGS)[number]

/**
 * The payload of each custom message of the host, by type. The types are the specification's, the fields ours, except
 * those of `RaceStartLiveMessage`.
 *
 * Rules: DOM-61, DOM-70.
 */
export interface HostMessagePayloads {
  C2CRoomMessage: C2CRoomMessage
  /** A chat message in a room. */
  RoomMessage: { liveid: number; sender: HostSender; text: string }
  EnterRoomMessage: { liveid: number; sender: HostSender }
  SendPackage: SendPackage
  /** A gift sent in another room and announced in this one. */
  OtherRoomPackageNotify: SendPackage & { anchor_name: string }
  /** A full-screen animation; `duration` in ms. */
  GiftAnimation: { liveid: number; gift_id: number; url: string; duration: number }
  /** A user followed the anchor. */
  AttentAnchor: { liveid: number; sender: HostSender; anchor_id: number }
  LiveGroupMemberJoinExit: { liveid: number; joined: boolean; uid: number; member_count: number }
  RoomNotifyTypeSetManager: { liveid: number; uid: number; nick_name: string; manager: boolean }
  changeRoomTitle: { liveid: number; title: string }
  /** A user was muted; `seconds` is one of `MUTE_OPTIONS`, 0 ends the mute. */
  Banuser: { liveid: number; uid: number; nick_name: string; seconds: number }
  /** The room's settings; `slow_mode` is one of `SLOW_MODE_OPTIONS`. */
  changePubConfig: { liveid: number; slow_mode: number; mute_all: boolean }
  clearChatList: { liveid: number }
  /** A quiz was settled; `gold` is the total that those on the right answer won, 0 if all stakes were returned. */
  QuizBalanceFinished: {
    liveid: number
    quiz_id: number
    title: string
    /** In Portuguese. */
    title_pt?: string
    result: string
    result_pt?: string
    gold: number
  }
  /**
   * A system line in a chat group. A change of its rules has no text but the rules, which each app words in its language:
   * `slow_mode` is one of `SLOW_MODE_OPTIONS`, `min_level` the least level of those who write.
   */
  ChatGroupTipsMessage: { group_id: string; text: string; slow_mode?: number; min_level?: number }
  ChatGroupAnnouceNew: { group_id: string; announcement_id: number; text: string }
  /** Coupons that each viewer may take one of; `coupon_id` is for `takeCoupon`, `count` how many there are. */
  sendCouponGift: {
    liveid: number
    coupon_id: number
    title: string
    /** In Portuguese. */
    title_pt?: string
    count: number
    sender: HostSender
  }
  revokeMessage: { conversation_id: string; message_id: string; revoker: string }
  /** A new message in an anchor's fan group. */
  ChatGroupAnchorFansNewMsg: { group_id: string }
  C2CRoomMessageBatch: { messages: C2CRoomMessage[] }
  RaceStartLiveMessage: RaceStartMessage
  MatchTick: MatchTick
  /** Ours. A room is on air since then, or off air: 0. */
  RoomAir: { liveid: number; start_time: EpochSeconds }
  /** Ours. Facts of the receiver's account have changed, maybe on another device: answers of these nouns are stale. */
  AccountChanged: { tags: readonly AccountTag[] }
}

export type HostMessageType = keyof HostMessagePayloads

/** A custom message of the host. On the wire it is the JSON text `{ type, data }` in a custom element. */
export type HostMessage = { [T in HostMessageType]: { type: T; data: HostMessagePayloads[T] } }[HostMessageType]
