import type { Kysely } from 'kysely'
import { groupKey } from '../src/store/im/conversation-id'
import { ensureGroup } from '../src/store/im/groups'
import { appendMessages, type NewMessage } from '../src/store/im/messages'
import type { Database } from '../src/store/schema'

export const topicID = (groupID: string, name: string): string => `${groupID}@TOPIC#_${name}`

export const addTopic = (db: Kysely<Database>, groupID: string, name: string) =>
  db
    .insertInto('topic')
    .values({
      topic_id: topicID(groupID, name),
      group_id: groupID,
      name: `name of ${name}`,
      avatar: '/t.png',
      introduction: 'about',
      notification: 'rules',
      custom_data: 'custom',
      mute_all: name === 'silent',
      created_at: 6,
    })
    .execute()

let made = 0

/** A new community with topics of these names. */
export const newCommunity = async (db: Kysely<Database>, ...names: string[]): Promise<string> => {
  made += 1
  const groupID = `@TGS#_c${made}`
  await ensureGroup(db, { groupID, type: 'Community', name: `name of ${groupID}`, ownerID: '1', createdAt: 5 })
  await db.updateTable('chat_group').set({ is_support_topic: true }).where('group_id', '=', groupID).execute()
  for (const name of names) await addTopic(db, groupID, name)
  return groupID
}

let said = 0

/** Stores a text in a group or topic without a push. Returns its time. */
export const storeText = async (db: Kysely<Database>, groupID: string, sender: string, words: string) => {
  said += 1
  const message: NewMessage = {
    convID: groupKey(groupID),
    sender,
    random: said,
    clientSequence: said,
    body: [{ msgType: 'TIMTextElem', msgContent: { text: words } }],
    details: {
      groupType: 'Community',
      priority: 'Normal',
      clientTime: 1,
      cloudCustomData: 'with it',
      nick: 'Bob',
      avatar: '',
      nameCard: '',
      senderLevel: 0,
      senderRole: '',
    },
  }
  const [stored] = await appendMessages(db, [message], 100 + said)
  return stored?.time
}
