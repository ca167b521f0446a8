import type { giftRows } from '@org/api-client/contract'
import { bag, giftList, listGiftRecords } from '../../services/live/gift-lists'
import { sendGift } from '../../services/live/send-gift'
import type { Handlers } from '../handler'

export const giftHandlers = {
  getGiftList: (_request, { context, lang }) => giftList(context, lang),

  getBag: (_request, { context, viewer, lang }) => bag(context, viewer.uid, lang),

  sendGift: (sent, { context, viewer, network }) => sendGift(context, { uid: viewer.uid, network }, sent),

  getGiftRecords: (page, { context, viewer, lang }) => listGiftRecords(context, viewer.uid, page, lang),
} satisfies Handlers<typeof giftRows>
