import type { RequestOf, Commands } from '@org/im-sdk/protocol'
import type { Kysely } from 'kysely'
import { Change } from '../services/changes/change'
import { lockListed, type Locked } from '../store/im/change-conversations'
import { c2cKey, groupKey } from '../store/im/conversation-id'
import { existingContacts } from '../store/im/existing-contacts'
import type { Database } from '../store/schema'
import { requireSelf } from './checks/require-self'
import { SYSTEM_USER } from '../services/chat/group-notices'
import type { Call } from './handler'
import { imError } from './im-error'
import { tellConversations } from './push/tell-conversations'

export type ContactItem = RequestOf<Commands['pinConversations']>['itemList'][number]

/** The key of a user's conversation with a contact; null if the item names nobody. */
export const keyOfContact = ({ type, toAccount, groupID }: ContactItem, userID: string): string | null => {
  const id = type === 1 ? toAccount : groupID
  if (id === '') return null
  return type === 1 ? c2cKey(userID, id) : groupKey(id)
}

interface Batch {
  readonly fromAccount: string
  readonly itemList: readonly ContactItem[]
}

/** Changes those of the named conversations that are in the caller's list. The others have an error each. Rule: IM-59. */
export const changeContacts = (
  call: Call,
  { fromAccount, itemList }: Batch,
  write: (db: Kysely<Database>, locked: Locked) => Promise<void>,
) => {
  const { im, userID } = call
  requireSelf(call, fromAccount)
  let convIDs: readonly string[] = []
  const make = async (db: Kysely<Database>) => {
    const changed = await changeItems(db, userID, itemList, (locked) => write(db, locked))
    ;({ convIDs } = changed)
    return { resultItem: changed.resultItem }
  }
  return new Change(make, () => tellConversations(im, userID, convIDs))
}

/** The same within a transaction. Returns the outcome of each item, and the conversations that were found. */
export const changeItems = async (
  db: Kysely<Database>,
  userID: string,
  itemList: readonly ContactItem[],
  write: (locked: Locked) => Promise<void>,
) => {
  const items = itemList.map((contactItem) => ({ contactItem, key: keyOfContact(contactItem, userID) }))
  const convIDs = await lockListed(db, userID, [...new Set(items.flatMap(({ key }) => key ?? []))])
  await write({ userID, convIDs })
  const missing = items.filter(({ key }) => key !== null && !convIDs.includes(key))
  const absent = await absentContacts(
    db,
    missing.map(({ contactItem }) => contactItem),
  )
  const refusalOf = ({ contactItem, key }: (typeof items)[number]) => {
    if (key === null) return 'INVALID_CONVERSATION_ID'
    return absent.has(contactItem) ? 'USER_OR_GROUP_NOT_FOUND' : 'CONVERSATION_NOT_FOUND'
  }
  const outcomeOf = (item: (typeof items)[number]) => {
    if (item.key !== null && convIDs.includes(item.key)) return { resultCode: 0, resultInfo: '' }
    const { code: resultCode, message: resultInfo } = imError(refusalOf(item))
    return { resultCode, resultInfo }
  }
  return { resultItem: items.map((item) => ({ contactItem: item.contactItem, ...outcomeOf(item) })), convIDs }
}

/** Those that name no user, group or topic. */
const absentContacts = async (
  db: Kysely<Database>,
  items: readonly ContactItem[],
): Promise<ReadonlySet<ContactItem>> => {
  if (items.length === 0) return new Set()
  const named = (type: 1 | 2) => items.filter((item) => item.type === type)
  const { userIDs, groupIDs } = await existingContacts(db, {
    userIDs: named(1).map(({ toAccount }) => toAccount),
    groupIDs: named(2).map(({ groupID }) => groupID),
  })
  return new Set([
    ...named(1).filter(({ toAccount }) => toAccount !== SYSTEM_USER && !userIDs.includes(toAccount)),
    ...named(2).filter(({ groupID }) => !groupIDs.includes(groupID)),
  ])
}
