import * as v from 'valibot'
import { TYPES } from '../constants'
import { PEOPLE_LIMITS } from '../limits'
import { storable } from './common'
import { notId } from './id-fields'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A key of the app's own fields, with their prefix, and its value. */
export const customField = (prefix: string) =>
  v.object({
    key: v.pipe(v.string(), v.startsWith(prefix), v.maxLength(PEOPLE_LIMITS.customKeyMax), storable, notId()),
    value: v.pipe(v.string(), v.maxLength(PEOPLE_LIMITS.profileTextMax), storable, notId()),
  })

export const profile = v.object({
  userID: v.string(),
  nick: v.string(),
  avatar: v.string(),
  gender: v.picklist([TYPES.GENDER_UNKNOWN, TYPES.GENDER_FEMALE, TYPES.GENDER_MALE]),
  birthday: count,
  location: v.string(),
  selfSignature: v.string(),
  allowType: v.picklist([TYPES.ALLOW_TYPE_ALLOW_ANY, TYPES.ALLOW_TYPE_NEED_CONFIRM, TYPES.ALLOW_TYPE_DENY_ANY]),
  language: count,
  messageSettings: v.picklist([0, 1]),
  adminForbidType: v.picklist([TYPES.FORBID_TYPE_NONE, TYPES.FORBID_TYPE_SEND_OUT]),
  level: count,
  role: count,
  profileCustomField: v.array(v.object({ key: v.string(), value: v.string() })),
})
