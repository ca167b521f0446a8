import * as v from 'valibot'
import { CONVERSATION_LIMITS } from '../limits'
import { characters, seconds, sequence, userID } from './common'
import { contactItem, itemResults } from './contacts'
import { conversationGroup } from './shapes'

/** No control characters: not every database can store them. */
const groupName = v.pipe(characters(CONVERSATION_LIMITS.groupName), v.minLength(1), v.regex(/^[^\p{Cc}\p{Cs}]*$/u))
const contactItems = v.pipe(v.array(contactItem), v.maxLength(CONVERSATION_LIMITS.batch))

export const getConversationGroupList = {
  summary: 'Pages through the groups of conversations of the user, and the conversations in them.',
  request: v.object({ fromAccount: userID, startIndex: v.optional(sequence, 0), startTime: v.optional(seconds, 0) }),
  reply: v.object({
    completeFlag: v.picklist([0, 1]),
    nextStartIndex: sequence,
    /** Conversations in a group. */
    contactItem: v.array(
      v.object({
        ...contactItem.entries,
        standardMark: v.string(),
        customData: v.string(),
        convGroupIDList: v.array(sequence),
      }),
    ),
    /** All groups, on the first page. */
    groupItem: v.array(conversationGroup),
    /** Ours: the version of the list. */
    version: sequence,
  }),
}

export const createConversationGroups = {
  summary: 'Creates groups of conversations.',
  request: v.object({
    fromAccount: userID,
    itemList: v.pipe(
      v.array(v.object({ groupName, contactItem: contactItems })),
      v.minLength(1),
      v.maxLength(CONVERSATION_LIMITS.groups),
    ),
  }),
  reply: v.object({
    groupResultItem: v.array(v.object({ groupItem: conversationGroup, ...itemResults.entries })),
  }),
}

export const deleteConversationGroups = {
  summary: 'Deletes groups of conversations. The conversations stay.',
  request: v.object({
    fromAccount: userID,
    groupName: v.pipe(v.array(groupName), v.minLength(1), v.maxLength(CONVERSATION_LIMITS.groups)),
  }),
  reply: v.object({ groupItem: v.array(conversationGroup) }),
}

export const updateConversationGroup = {
  summary: 'Renames a group of conversations, or adds conversations to it or removes them.',
  request: v.object({
    fromAccount: userID,
    updateType: v.optional(v.literal(1), 1),
    updateGroup: v.variant('updateGroupType', [
      v.object({ updateGroupType: v.literal(1), oldName: groupName, newName: groupName }),
      v.object({
        updateGroupType: v.literal(2),
        groupName,
        updateItem: v.pipe(
          /** 1 adds the conversation, 2 removes it. */
          v.array(v.object({ operationType: v.picklist([1, 2]), contactItem })),
          v.minLength(1),
          v.maxLength(CONVERSATION_LIMITS.batch),
        ),
      }),
    ]),
  }),
  reply: v.object({
    updateGroupResult: v.object({ convGroupID: sequence, contactResultItem: itemResults.entries.resultItem }),
  }),
}
