import { expect } from 'vitest'
import { choose, DOCUMENT, PICTURE, VOICE, type ChosenFile } from './files'
import type { Person } from './person'

/** A group whose members are all three. */
export const foundClub = ({ page }: Person, others: readonly Person[]): Promise<string> =>
  page.evaluate(
    async (userIDs) => {
      const memberList = userIDs.map((userID) => ({ userID }))
      return (await chat.createGroup({ type: types.GRP_WORK, name: 'Club', memberList })).data.group.groupID
    },
    others.map(({ userID }) => userID),
  )

type Extras = Partial<Parameters<typeof chat.createTextMessage>[0]>

/** Sends a text to the group, and resolves with the id of the message. */
export const say = ({ page }: Person, groupID: string, text: string, extras: Extras = {}): Promise<string> =>
  page.evaluate(
    async ([to, words, more]) => {
      const options = { ...more, to, conversationType: types.CONV_GROUP, payload: { text: words } }
      return (await chat.sendMessage(chat.createTextMessage(options))).data.message.ID
    },
    [groupID, text, extras] as const,
  )

/** A message as a page has it now. */
export const seen = ({ page }: Person, ID: string) => page.evaluate((id) => chat.findMessage(id), ID)
export const sees = (person: Person, ID: string, what: object) =>
  expect.poll(() => seen(person, ID)).toMatchObject(what)

const conversationOf = ({ page }: Person, groupID: string) =>
  page.evaluate(
    (id) => chat.views.conversations.get().find(({ conversationID }) => conversationID === `GROUP${id}`),
    groupID,
  )

export const mention = async (groupID: string, ada: Person, bob: Person, cem: Person): Promise<void> => {
  const ID = await bob.page.evaluate(
    async ([to, userID]) => {
      const payload = { text: '@Ada, look!', atUserList: [userID] }
      const message = chat.createTextAtMessage({ to, conversationType: types.CONV_GROUP, payload })
      return (await chat.sendMessage(message)).data.message.ID
    },
    [groupID, ada.userID] as const,
  )
  for (const reader of [ada, cem])
    await sees(reader, ID, { atUserList: [ada.userID], payload: { text: '@Ada, look!' } })
  await expect
    .poll(async () => (await conversationOf(ada, groupID))?.groupAtInfoList)
    .toMatchObject([{ from: bob.userID, atTypeArray: [1] }])
  await expect.poll(async () => (await conversationOf(cem, groupID))?.groupAtInfoList).toEqual([])
}

type Kind = 'image' | 'audio' | 'file'

const sendFile = async ({ page }: Person, groupID: string, kind: Kind, file: ChosenFile): Promise<string> => {
  await choose(page, file)
  return page.evaluate(
    async ([to, is]) => {
      const input = document.querySelector('input')
      if (input === null) throw new Error('The page has no input.')
      const options = { to, conversationType: types.CONV_GROUP, payload: { file: input } }
      const make = { image: chat.createImageMessage, audio: chat.createAudioMessage, file: chat.createFileMessage }
      return (await chat.sendMessage(make[is](options))).data.message.ID
    },
    [groupID, kind] as const,
  )
}

/** The bytes that a page downloads from a message. */
const download = async ({ page }: Person, ID: string): Promise<Buffer> => {
  const bytes = await page.evaluate(async (id) => {
    const message = chat.findMessage(id)
    if (message === null) throw new Error('There is no such message.')
    const response = await fetch((await chat.getMessageFileURL(message)).data.url)
    return [...new Uint8Array(await response.arrayBuffer())]
  }, ID)
  return Buffer.from(bytes)
}

export const sendMedia = async (groupID: string, ada: Person, bob: Person, cem: Person): Promise<void> => {
  const picture = await sendFile(ada, groupID, 'image', PICTURE)
  const words = await sendFile(bob, groupID, 'audio', VOICE)
  const file = await sendFile(cem, groupID, 'file', DOCUMENT)
  for (const reader of [ada, bob, cem]) {
    await sees(reader, picture, {
      payload: {
        imageFormat: 3,
        imageInfoArray: [
          { type: 1, width: 1_000, height: 800 },
          { type: 2, width: 900, height: 720 },
          { type: 3, width: 248, height: 198 },
        ],
      },
    })
    await sees(reader, words, { payload: { second: 1, size: VOICE.buffer.length } })
    await sees(reader, file, { payload: { fileName: DOCUMENT.name, fileSize: DOCUMENT.buffer.length } })
    expect((await download(reader, picture)).equals(PICTURE.buffer)).toBe(true)
    expect((await download(reader, words)).equals(VOICE.buffer)).toBe(true)
    expect((await download(reader, file)).toString()).toBe('周日三点')
  }
}
