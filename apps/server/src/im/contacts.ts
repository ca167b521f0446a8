import type { RequestOf, Commands } from '@org/im-sdk/protocol'
import type { Kysely } from 'kysely'
import { Change } from '../services/changes/change'
import { lockListed, type Locked } from '../store/im/change-conversations'
import { c2cKey, groupKey } from '../store/im/conversation-id'
import type { Database } from '../store/schema'
import { requireSelf } from './checks/require-self'
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

/** Changes those of the named conversations that are in the caller's list. The others have an error each. */
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
  return {
    resultItem: items.map(({ contactItem, key }) => ({ contactItem, ...outcomeOf(key, convIDs) })),
    convIDs,
  }
}

const outcomeOf = (key: string | null, found: readonly string[]) => {
  if (key !== null && found.includes(key)) return { resultCode: 0, resultInfo: '' }
  const { code, message } = imError(key === null ? 'INVALID_CONVERSATION_ID' : 'CONVERSATION_NOT_FOUND')
  return { resultCode: code, resultInfo: message }
}
