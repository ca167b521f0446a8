import * as v from 'valibot'
import { count } from '../fields'

const giftFields = {
  id: count,
  name: v.string(),
  /** The address of the picture. */
  icon: v.string(),
  /** In gold. */
  price: count,
  /** A picture for the whole room, shown for `duration` ms; null without. */
  effect: v.nullable(v.object({ url: v.string(), duration: count })),
  /** Sends of the same gift within these seconds are a combo. */
  combo_seconds: count,
}

export interface GiftSchema extends v.ObjectSchema<typeof giftFields, undefined> {}
export const gift: GiftSchema = v.object(giftFields)

export type Gift = v.InferOutput<typeof gift>
