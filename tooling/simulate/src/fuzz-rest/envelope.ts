import { API_STATUS } from '@org/api-client/contract'
import * as v from 'valibot'

/** Every reply that is no file. */
export const envelope = v.strictObject({
  status: v.picklist(Object.values(API_STATUS)),
  msg: v.string(),
  data: v.unknown(),
})
