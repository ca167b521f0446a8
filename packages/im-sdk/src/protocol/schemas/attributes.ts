import * as v from 'valibot'
import { ATTRIBUTE_LIMITS } from '../limits'
import { groupID, sequence, storable } from './common'
import { attribute, attributeChange } from './shapes'
import { notId } from './id-fields'

const key = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxBytes(ATTRIBUTE_LIMITS.keyBytes),
  /** No control characters: not every database can store them. */
  v.regex(/^[^\p{Cc}\p{Cs}]*$/u),
  notId(),
)
const value = v.pipe(v.string(), v.maxBytes(ATTRIBUTE_LIMITS.valueBytes), storable, notId())

/** `sequence` is the main sequence of the last change of the key; 0 if the client does not know it. */
const sent = v.object({ key, value: v.optional(value, ''), sequence: v.optional(sequence, 0) })

/** What every request about attributes has. */
const place = {
  groupID,
  /** Of a chat room: the key that `joinGroup` returned. It proves that the caller has entered. */
  avChatRoomKey: v.optional(v.pipe(v.string(), notId()), ''),
}
const sentList = v.pipe(v.array(sent), v.minLength(1), v.maxLength(ATTRIBUTE_LIMITS.keysMax))

/** `mainSequence` counts the changes of the group's attributes. A write names the one that it was made for. */
const write = v.object({ ...place, mainSequence: sequence, groupAttributeList: sentList })

export const initGroupAttributes = {
  summary: 'Replaces all attributes of a group.',
  request: write,
  reply: attributeChange,
}
export const setGroupAttributes = {
  summary: 'Adds attributes to a group or changes them.',
  request: write,
  reply: attributeChange,
}
export const modifyGroupAttributes = {
  summary: 'Changes attributes that the group has. Refused if it lacks one of them.',
  request: write,
  reply: attributeChange,
}
export const deleteGroupAttributes = {
  summary: 'Deletes attributes of a group by their keys.',
  request: write,
  reply: attributeChange,
}
export const clearGroupAttributes = {
  summary: 'Deletes all attributes of a group.',
  request: v.object({ ...place, mainSequence: sequence }),
  reply: attributeChange,
}
export const getGroupAttributes = {
  summary: 'The attributes of a group.',
  request: v.object({
    ...place,
    mainSequence: v.optional(sequence, 0),
    /** For clients that know it; this server looks it up. */
    groupType: v.optional(v.pipe(v.string(), notId()), ''),
    /** The wanted keys; empty for all. */
    groupAttributeList: v.optional(v.pipe(v.array(sent), v.maxLength(ATTRIBUTE_LIMITS.keysMax)), []),
  }),
  reply: v.object({ mainSequence: sequence, groupAttributeList: v.array(attribute) }),
}
