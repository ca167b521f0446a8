import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { seconds } from '../../ports/clock'
import { bagOf, giftRecords, giftsOnSale, type GiftRecordsQuery, type GiftRow } from '../../store/live/gifts'
import type { Context } from '../context'
import type { Language } from '../language'
import { anchorTexts } from './anchor-texts'
import { wireGift } from './wire-gift'

type GiftList = ReplyOf<Endpoints['getGiftList']>
type Bag = ReplyOf<Endpoints['getBag']>
type Records = ReplyOf<Endpoints['getGiftRecords']>

export const giftList = async ({ db }: Context, lang: Language): Promise<GiftList> => {
  const rows = await giftsOnSale(db)
  const listOf = (kind: GiftRow['kind']) => rows.filter((row) => row.kind === kind).map((row) => wireGift(row, lang))
  return { gift: listOf('gift'), gold: listOf('gold') }
}

export const bag = async ({ db, clock }: Context, uid: number, lang: Language): Promise<Bag> => ({
  list: (await bagOf(db, uid, seconds(clock))).map((row) => ({
    gift: wireGift(row, lang),
    count: row.count,
    expires_at: row.expires_at,
  })),
})

interface PageOfRecords extends Pick<GiftRecordsQuery, 'kind'> {
  readonly cursor: string
  readonly size: number
}

/** A page of the gifts that a member has sent or received. */
export const listGiftRecords = async (
  { db }: Context,
  uid: number,
  { kind, cursor, size }: PageOfRecords,
  lang: Language,
): Promise<Records> => {
  const before = /^[1-9]\d{0,14}$/.test(cursor) ? Number(cursor) : null
  const rows = await giftRecords(db, { uid, kind, before, limit: size + 1 })
  const page = rows.slice(0, size)
  return {
    list: page.map((row) => ({
      id: row.record_id,
      gift: wireGift(row, lang),
      count: row.count,
      gold: row.gold,
      share: row.share,
      peer: { uid: row.uid, nick_name: anchorTexts(row, lang).nick_name, avatar: row.avatar },
      created_at: row.created_at,
    })),
    next: rows.length > size ? String(page.at(-1)?.record_id ?? '') : '',
  }
}
