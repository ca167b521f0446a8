import { TYPES, type Message } from '@org/im-sdk'
import { binary } from '@org/im-sdk/binary'
import { conversationGroups } from '@org/im-sdk/conversation-groups'
import { messageExtensions } from '@org/im-sdk/message-extensions'
import { MESSAGE_ACTION_LIMITS } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { elements } from '@org/im-sdk/elements'
import type { RunningServer } from '../src/server'
import { addMember, ensureGroup } from '../src/store/im/groups'
import { bootServer } from './boot'
import { engineWith } from './engine-with-elements'
import { newMember } from './im-client'
import { isNamed, ODD_TEXTS } from './odd-texts'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

const modules = [elements, messageExtensions, conversationGroups] as const

/** Two members of a group on their devices, and a message between them that takes extensions. */
const meet = async (wire: object) => {
  const [mine, yours] = [await newMember(server), await newMember(server)]
  const groupID = `keys${mine}`
  await ensureGroup(server.context.db, { groupID, type: 'Public', name: groupID, ownerID: mine })
  for (const userID of [mine, yours]) await addMember(server.context.db, { groupID, userID, role: 'Member', now: 1 })
  const [me, you] = [await engineWith(server, modules, mine, wire), await engineWith(server, modules, yours, wire)]
  const to = { to: you.userID, conversationType: TYPES.CONV_C2C } as const
  const send = async (message: Message, options?: object) => {
    const sent = (await me.chat.sendMessage(message, options)).data.message
    await expect.poll(() => you.received.some(({ ID }) => ID === sent.ID)).toBe(true)
    return [sent, you.received.find(({ ID }) => ID === sent.ID)!] as const
  }
  const text = { ...to, payload: { text: 'x' } }
  const extended = await send(me.chat.createTextMessage({ ...text, isSupportExtension: true }))
  return { me, you, to, groupID, text, send, extended }
}
type Met = Awaited<ReturnType<typeof meet>>

const extension = async ({ me, you, extended: [sent, got] }: Met, key: string, value: string) => {
  const { extensions } = (await me.chat.setMessageExtensions(sent, [{ key, value }])).data
  const [mine] = extensions
  expect(mine?.code).toBe(0)
  const theirs = async () => (await you.chat.getMessageExtensions(got)).data.extensions.find((one) => one.key === key)
  await expect.poll(theirs).toBeDefined()
  return [mine!, (await theirs())!] as const
}

interface Kind {
  /** What the sender and the other side have of a text. */
  readonly use: (met: Met, text: string) => Promise<readonly [unknown, unknown]>
  /** In bytes, of emojis. */
  readonly most: number
}

const KINDS: Readonly<Record<string, Kind>> = {
  'the key of an extension': {
    use: async (met, key) => (await extension(met, key, '1')).map((one) => one.key) as [string, string],
    most: MESSAGE_ACTION_LIMITS.extensionKeyBytes,
  },
  'the value of an extension': {
    use: async (met, value) =>
      (await extension(met, `key${(keys += 1)}`, value)).map((one) => one.value) as [string, string],
    most: MESSAGE_ACTION_LIMITS.extensionValueBytes,
  },
  'the name of a group of conversations': {
    use: async ({ me, you }, groupName) => {
      await me.chat.createConversationGroup({ groupName, conversationIDList: [`C2C${you.userID}`] })
      const own = me.chat.views.conversations.get().find(({ conversationID }) => conversationID === `C2C${you.userID}`)
      expect((await me.chat.getConversationGroupList()).data).toContain(groupName)
      return [groupName, own?.conversationGroupList.find((name) => name === groupName)]
    },
    most: 128,
  },
  'who is mentioned': {
    use: async ({ me, groupID, send }, userID) => {
      const payload = { text: 'x', atUserList: [userID] }
      const at = me.chat.createTextAtMessage({ to: groupID, conversationType: TYPES.CONV_GROUP, payload })
      return (await send(at)).map(({ atUserList }) => atUserList[0]) as [string, string]
    },
    // 64 code units.
    most: 128,
  },
  ...Object.fromEntries(
    ['title', 'description', 'extension', 'androidOPPOChannelID'].map((field) => [
      `the ${field} of a notification`,
      {
        use: async ({ me, text, send }: Met, value: string) => {
          const [sent, got] = await send(me.chat.createTextMessage(text), { offlinePushInfo: { [field]: value } })
          return [sent.payload, got.payload].map((payload) => JSON.stringify(payload)) as [string, string]
        },
        most: 1_024,
      },
    ]),
  ),
}
let keys = 0

describe.each([
  ['text frames', {}],
  ['compressed binary frames', { codec: binary, gzip: true }],
])('over %s', (_, wire) => {
  it.each(Object.entries(KINDS))('%s is the same on the other side, or is refused by name', async (_name, kind) => {
    const met = await meet(wire)
    const told: Record<string, string> = {}
    for (const [what, textOf] of Object.entries(ODD_TEXTS))
      try {
        const [mine, theirs] = await kind.use(met, textOf(kind.most))
        told[what] = mine === theirs ? 'is the same' : `differs: ${JSON.stringify([mine, theirs])}`
      } catch (error) {
        const { errorName = String(error) } = error as { errorName?: string }
        told[what] = isNamed(errorName) ? 'is refused' : errorName
      }
    expect(Object.values(told).filter((end) => end !== 'is the same' && end !== 'is refused')).toEqual([])
    for (const what of ['zero', 'a prototype', 'a constructor', 'emoji up to the limit'])
      expect(told).toMatchObject({ [what]: 'is the same' })
    for (const what of ['emoji beyond the limit', 'a megabyte']) expect(told).toMatchObject({ [what]: 'is refused' })
  })
})
