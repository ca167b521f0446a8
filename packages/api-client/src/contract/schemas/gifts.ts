import { GIFT_PRESETS } from '@org/domain'
import * as v from 'valibot'
import { gift } from '../entities/gift'
import { count, epochSeconds, rowId, wholeNumber } from '../fields'
import { idOf, notId } from '../id-fields'
import { pagedByCursor } from '../paged'

export const getGiftList = {
  request: v.object({}),
  /** `gift` has those with a picture of their own, `gold` plain sums. */
  reply: v.object({ gift: v.array(gift), gold: v.array(gift) }),
}

export const getBag = {
  request: v.object({}),
  reply: v.object({
    list: v.array(
      v.object({
        gift,
        count,
        /** Until when they can be sent; 0 for ever. */
        expires_at: epochSeconds,
      }),
    ),
  }),
}

export const sendGift = {
  request: v.object({
    liveid: idOf('room', rowId),
    gift_id: notId(rowId),
    count: wholeNumber(1, Math.max(...GIFT_PRESETS)),
    /** 1: from the bag, without gold. */
    from_bag: v.optional(v.picklist([0, 1]), 0),
    /** The gold that one of them costs, as it was shown: another one is refused, unless they come from the bag. */
    price: v.optional(notId(wholeNumber(0))),
  }),
  reply: v.object({
    /** How many times in a row the gift was sent. */
    combo: count,
    /** The gold that is left. */
    gold: count,
  }),
}

export const getGiftRecords = pagedByCursor(
  v.object({
    id: count,
    gift,
    count,
    /** What the gifts are worth. */
    gold: count,
    /** What reached the anchor. */
    share: count,
    /** The anchor of a sent gift, the sender of a received one. */
    peer: v.object({ uid: count, nick_name: v.string(), avatar: v.string() }),
    created_at: epochSeconds,
  }),
  { kind: v.optional(v.picklist(['sent', 'received']), 'sent') },
)
