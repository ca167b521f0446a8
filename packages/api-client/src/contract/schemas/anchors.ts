import * as v from 'valibot'
import { listedAnchor, listedRoom } from '../entities/live'
import { moment, videoCard } from '../entities/video'
import { rowId } from '../fields'
import { idOf } from '../id-fields'
import { paged } from '../paged'

export const getAnchorList = paged(listedAnchor, {
  /** The sport of the anchor's room; 0 for all. */
  sport_id: v.optional(v.picklist([0, 1, 2, 3]), 0),
  sort: v.optional(v.picklist(['hot', 'fans', 'new']), 'hot'),
})

export const getAnchorPage = {
  request: v.object({ anchorid: idOf('room', rowId) }),
  reply: v.object({
    anchor: listedAnchor,
    /** Null off air. */
    room: v.nullable(listedRoom),
    /** The latest recorded videos. */
    videos: v.array(videoCard),
    /** The latest moments. */
    moments: v.array(moment),
    /** The id of the chat group of the fans; empty for none. */
    fan_group: v.string(),
  }),
}

export const getRecAnchors = {
  request: v.object({
    /** 0 for all. */
    sport_id: v.optional(v.picklist([0, 1, 2, 3]), 0),
  }),
  reply: v.object({ list: v.array(listedAnchor) }),
}
