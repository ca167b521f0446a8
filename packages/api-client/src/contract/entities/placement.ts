import * as v from 'valibot'
import { count } from '../fields'

const placementFields = {
  id: count,
  title: v.string(),
  /** The address of a picture; empty for none. */
  picture: v.string(),
  /** What a press opens: nothing, a page of the app (`target` is its path), or another site (`https://…`). */
  target_type: v.picklist(['none', 'page', 'web']),
  target: v.string(),
  /** How often a day a viewer sees an advertisement. */
  per_day: count,
}

export interface PlacementSchema extends v.ObjectSchema<typeof placementFields, undefined> {}
/** A banner, an announcement or an advertisement, in its time, for the site and the language of the call. */
export const placement: PlacementSchema = v.object(placementFields)

export type Placement = v.InferOutput<typeof placement>
