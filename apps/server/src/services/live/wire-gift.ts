import type { Gift } from '@org/api-client/contract'
import type { GiftRow } from '../../store/live/gifts'
import type { Language } from '../language'

/** Sends of the same gift within these seconds are a combo: three, and one for the network. */
export const COMBO_SECONDS = 4

export const wireGift = (row: GiftRow, lang: Language): Gift => ({
  id: row.id,
  name: lang === 'zh' ? row.name_zh : row.name_pt,
  icon: giftPicture(row, 'small'),
  price: row.price,
  effect: row.effect_ms > 0 ? { url: giftPicture(row, 'large'), duration: row.effect_ms } : null,
  combo_seconds: COMBO_SECONDS,
})

/** An address is taken as it is; a name is a drawing of this server. */
export const giftPicture = ({ picture }: Pick<GiftRow, 'picture'>, size: 'small' | 'large'): string =>
  /^(\/|https:\/\/)/.test(picture) ? picture : `/media/gift/${size}/${picture}.webp`
