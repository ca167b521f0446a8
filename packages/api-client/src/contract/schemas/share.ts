import * as v from 'valibot'
import { rowId } from '../fields'
import { idOf } from '../id-fields'

export const getShareCard = {
  request: v.object({
    kind: v.picklist([
      'live',
      'video',
      'dynamic',
      'match',
      'shortvideo',
      'recordvideo',
      'article',
      'anchor',
      'activity',
    ]),
    id: idOf('video', rowId),
  }),
  reply: v.object({
    title: v.string(),
    text: v.string(),
    /** The path of a picture of 1200 × 630. */
    picture: v.string(),
    /** The path of the page of the app that it leads to. */
    target: v.string(),
    /** The path of the page below `/share` that says all this without a script: the address to send. */
    page: v.string(),
  }),
}
