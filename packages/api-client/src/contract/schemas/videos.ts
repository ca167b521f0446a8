import * as v from 'valibot'
import { moment, playableVideo, videoCard } from '../entities/video'
import { count, rowId, wholeNumber } from '../fields'
import { idOf, notId } from '../id-fields'
import { paged, pagedByCursor } from '../paged'

/** 0 for those of all anchors. */
const anchorid = v.optional(idOf('room', wholeNumber()), 0)

export const getShortVideos = pagedByCursor(playableVideo, { anchorid })

export const getShortVideo = {
  request: v.object({ id: idOf('video', rowId) }),
  reply: v.object({
    video: playableVideo,
    /** Those that a swipe leads to, the next one first. */
    next: v.array(playableVideo),
  }),
}

export const getRecCategories = {
  request: v.object({}),
  reply: v.object({ list: v.array(v.object({ id: count, name: v.string() })) }),
}

export const getRecVideos = paged(videoCard, {
  /** 0 for all. */
  category: v.optional(notId(wholeNumber()), 0),
  anchorid,
})

export const getRecCollection = paged(videoCard, { id: idOf('collection', rowId) })

export const getRecVideo = {
  request: v.object({ id: idOf('video', rowId) }),
  reply: v.object({
    video: playableVideo,
    /** The next one of its collection, or of its category; null at the end. */
    next: v.nullable(videoCard),
  }),
}

export const getMoments = pagedByCursor(moment, { anchorid })

export const getMoment = {
  request: v.object({ id: idOf('moment', rowId) }),
  reply: v.object({ moment }),
}
