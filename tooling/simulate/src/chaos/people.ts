import {
  addMember,
  c2cKey,
  createAccount,
  ensureGroup,
  groupKey,
  loadConfig,
  openDatabase,
  signUserSig,
} from '@org/server/core'
import { createChat, EVENT, TYPES, webSocketTransport, type WebSocketClass } from '@org/im-sdk'
import { binary } from '@org/im-sdk/binary'
import { groups } from '@org/im-sdk/groups'
import { WebSocket } from 'ws'
import type { Product } from './product'

/** The conversations to which a person may write. */
export interface Place {
  readonly convID: string
  readonly type: typeof TYPES.CONV_C2C | typeof TYPES.CONV_GROUP
  readonly to: string
}

/** An announced message. */
export interface Told {
  readonly sequence: number
  readonly text: string
}

export interface Person {
  readonly userID: string
  readonly places: readonly Place[]
  /** The messages of MESSAGE_RECEIVED by conversation, in order of arrival. */
  readonly told: ReadonlyMap<string, Told[]>
  /** The number of messages per conversation that CONVERSATION_RECOVERED reported as lost. */
  readonly skipped: ReadonlyMap<string, number>
  /** One message; `send` may be called again after a failure, like a user who resends it. Returns its sequence. */
  compose(place: Place, text: string): { send(): Promise<number> }
  leave(): Promise<void>
}

const GROUPS = 3

/**
 * Members who are logged in: each writes to a group and to one other. Half of them use text frames, half binary frames.
 */
export const gather = async (product: Product, count: number): Promise<Person[]> => {
  const config = loadConfig({ DATA_DIR: product.dataDir })
  const db = openDatabase(product.databaseUrl)
  const now = Math.floor(Date.now() / 1_000)
  const userIDs: string[] = []
  try {
    for (let index = 0; index < count; index += 1) {
      const account = await createAccount(db, {
        account: `chaos${index}`,
        passwordHash: null,
        nickName: `fan ${index}`,
        avatar: '/media/avatar/1.webp',
        inviteCode: `CHAOS${index}`,
        now,
      })
      if (account === null) throw new Error('There is somebody already: chaos wants a database of its own.')
      userIDs.push(String(account.id))
    }
    for (let group = 0; group < GROUPS; group += 1)
      await ensureGroup(db, {
        groupID: groupID(group),
        type: 'Public',
        name: `group ${group}`,
        ownerID: userIDs[0] ?? '',
        createdAt: now,
      })
    for (const [index, userID] of userIDs.entries())
      await addMember(db, { groupID: groupID(index % GROUPS), userID, role: 'Member', now })
  } finally {
    await db.destroy()
  }
  return Promise.all(
    userIDs.map((userID, index) => {
      const peer = userIDs[index ^ 1] ?? userIDs[0] ?? ''
      const places: Place[] = [
        { convID: groupKey(groupID(index % GROUPS)), type: TYPES.CONV_GROUP, to: groupID(index % GROUPS) },
        { convID: c2cKey(userID, peer), type: TYPES.CONV_C2C, to: peer },
      ]
      const userSig = signUserSig(config, userID, 86_400, now)
      return enter(product, { userID, userSig, appID: config.sdkAppId, isBinary: index % 2 === 1 }, places)
    }),
  )
}

const groupID = (group: number) => `@TGS#chaos${group}`

interface Credentials {
  readonly userID: string
  readonly userSig: string
  readonly appID: number
  readonly isBinary: boolean
}

const enter = async (
  product: Product,
  { userID, userSig, appID, isBinary }: Credentials,
  places: readonly Place[],
): Promise<Person> => {
  const chat = createChat({
    SDKAppID: appID,
    endpoints: { default: product.url.replace('http', 'ws') },
    modules: [groups],
    transport: webSocketTransport(WebSocket as unknown as WebSocketClass),
    ...(isBinary ? { codec: binary } : {}),
  })
  const told = new Map<string, Told[]>()
  const skipped = new Map<string, number>()
  const keyOf = new Map(places.map(({ convID, type, to }) => [`${type}${to}`, convID]))
  chat.on(EVENT.CONVERSATION_RECOVERED, ({ data: { conversationID, recovered, missedCount } }) => {
    const convID = keyOf.get(conversationID)
    if (!recovered && convID !== undefined) skipped.set(convID, (skipped.get(convID) ?? 0) + missedCount)
  })
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => {
    for (const { conversationType, from, to, sequence, payload } of data) {
      const convID = conversationType === TYPES.CONV_GROUP ? groupKey(to) : c2cKey(userID, from)
      const heard = told.get(convID) ?? []
      told.set(convID, heard)
      heard.push({ sequence, text: 'text' in payload ? payload.text : '' })
    }
  })
  await chat.login({ userID, userSig })
  return {
    userID,
    places,
    told,
    skipped,
    compose: ({ type, to }, text) => {
      const message = chat.createTextMessage({ to, conversationType: type, payload: { text } })
      return { send: async () => (await chat.sendMessage(message)).data.message.sequence }
    },
    leave: () => chat.destroy(),
  }
}
