import { ERRORS } from '@org/im-sdk/protocol'
import { pushed, reads, type Seen } from './case'
import type { Like } from './like'
import type { Stage } from './stage'

export const NOT_OWN = { fromAccount: 'nobody' }

export const withBob = ({ ann, bob }: Stage) => ({
  fromAccount: ann.userID,
  itemList: [{ type: 1 as const, toAccount: bob.userID }],
})
export const done = ({ bob }: Stage) => ({ resultItem: [{ contactItem: { toAccount: bob.userID }, resultCode: 0 }] })
/** One in the list, one that is not, and one that names nobody. */
export const withStrangers = (stage: Stage) => {
  const { fromAccount, itemList } = withBob(stage)
  const others = ['nobody', ''].map((toAccount) => ({ type: 1 as const, toAccount }))
  return { fromAccount, itemList: [...itemList, ...others] }
}
export const doneForOne = ({ bob }: Stage) => ({
  resultItem: [
    { contactItem: { toAccount: bob.userID }, resultCode: 0 },
    { contactItem: { toAccount: 'nobody' }, resultCode: ERRORS.USER_OR_GROUP_NOT_FOUND.code },
    { contactItem: { toAccount: '' }, resultCode: ERRORS.INVALID_CONVERSATION_ID.code },
  ],
})
/** What the list of another device has of the conversation. */
export const listedAs = ({ phone, bob }: Stage, like: { readonly [field: string]: Like }): Seen =>
  reads(phone, 'getConversationList', {}, { conversations: [{ toAccount: bob.userID, ...like }] })
export const changed = ({ phone, bob }: Stage, like: { readonly [field: string]: Like }): Seen[] => [
  pushed(phone, 'pushConversations', { conversationList: [{ toAccount: bob.userID, ...like }] }),
]
/** Another device reads the topic again. */
export const setInTopic = (
  { phone, ann }: Stage,
  { groupID, topicID }: { groupID: string; topicID: string },
): Seen[] => [
  pushed(phone, 'pushTopicNotice', {
    groupID,
    operationType: 20,
    topicIDList: [topicID],
    operatorID: ann.userID,
  }),
]
