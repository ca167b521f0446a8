import * as v from 'valibot'
import { activityCard, block } from '../entities/content'
import { rowId } from '../fields'
import { idOf } from '../id-fields'
import { paged } from '../paged'

export const getActivities = paged(activityCard, {})

export const getActivity = {
  request: v.object({ id: idOf('activity', rowId) }),
  reply: v.object({ activity: activityCard, blocks: v.array(block) }),
}

export const joinActivity = {
  request: v.object({ id: idOf('activity', rowId) }),
  reply: v.object({ activity: activityCard }),
}
