import * as v from 'valibot'
import { listedAnchor, listedRoom } from '../entities/live'
import { match } from '../entities/match'
import { placement } from '../entities/placement'

export const getHomeData = {
  request: v.object({}),
  reply: v.object({
    /** Rooms that show a match. */
    anchorm_lives: v.array(listedRoom),
    /** The rooms with the most heat. */
    hot: v.array(listedRoom),
    /** The rooms as in their list. */
    lives: v.array(listedRoom),
    rec_anchors: v.array(listedAnchor),
    rec_matchs: v.array(match),
    /** The rooms that the operator puts first. */
    srec_lives: v.array(listedRoom),
    /** Null for none. */
    announcement: v.nullable(placement),
  }),
}

export const getHomeScroll = { request: v.object({}), reply: v.object({ list: v.array(placement) }) }
