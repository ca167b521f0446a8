import * as v from 'valibot'
import { listedAnchor } from '../entities/live'
import { paged } from '../paged'

export const getAnchorList = paged(listedAnchor, {
  /** The sport of the anchor's room; 0 for all. */
  sport_id: v.optional(v.picklist([0, 1, 2, 3]), 0),
  sort: v.optional(v.picklist(['hot', 'fans', 'new']), 'hot'),
})
