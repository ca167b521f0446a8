import { ERRORS, FILE_TYPE, TYPES, type StoredMessage } from '@org/im-sdk/protocol'
import { storedMessage } from '@org/im-sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer, bootForTest } from './boot'
import { announce, bytes, MAGIC, png } from './files'
import { loggedIn, newGuest, text, type ImClient } from './im-client'
import type { RunningServer } from '../src/server'
import { shiftedClock } from './shifted-clock'

let server: RunningServer
let alice: ImClient
let bob: ImClient
beforeAll(async () => {
  server = await bootServer({ clock: shiftedClock(), mediaHosts: ['https://media.test'] })
})
afterAll(() => server.stop())

const meet = async () => {
  alice = await loggedIn(server)
  bob = await loggedIn(server)
  await bob.request('sendC2CMessage', { ...text('hello'), toAccount: alice.userID })
}

/** Sends an element and returns what the peer receives, or the error code of a refusal. */
const sent = async (msgType: string, msgContent: object, from: ImClient = alice) => {
  const { errorCode } = await from.request('sendC2CMessage', {
    ...text('x'),
    toAccount: bob.userID,
    msgBody: [{ msgType, msgContent }] as never,
  })
  if (errorCode !== 0) return errorCode
  const { messageList } = await bob.next('pushMessages')
  return messageList[0]?.msgBody[0]?.msgContent
}

const image = (url: string) => ({
  uuid: 'u',
  imageFormat: 3,
  imageInfoArray: [1, 2, 3].map((type) => ({ type, url, width: 1, height: 1, size: 1 })),
})

describe('the name of a file', () => {
  it('is moderated like a text: words are replaced by stars, and some are refused', async () => {
    const client = await loggedIn(server)
    const file = { fileType: FILE_TYPE.file, fileSize: 1, mimeType: 'text/plain', duration: 60 }
    const ask = (fileName: string) => client.request('getUploadUrl', { ...file, fileName })
    expect((await ask('加微信领红包.txt')).errorCode).toBe(ERRORS.SENSITIVE_TEXT.code)
    expect((await ask('motherfucker.txt')).errorCode).toBe(0)
    const rows = server.context.db.selectFrom('upload').select('name').where('owner', '=', client.userID)
    expect(await rows.execute()).toEqual([{ name: '************.txt' }])
  })
})

describe('a message with a file', () => {
  it('reaches its receiver with a URL of this server, whatever the sender’s host', async () => {
    await meet()
    const { thumbUrl } = await announce(server, alice, png(bytes(10, MAGIC.png)))
    const path = thumbUrl.slice(server.url.length)
    for (const url of [path, thumbUrl, `https://tracker.test${path}`, `${thumbUrl}&who=bob#x`])
      expect(await sent(TYPES.MSG_IMAGE, image(url)), url).toEqual(image(path))
    const file = thumbUrl.replace('?variant=thumb', '?authkey=secret')
    const [plain] = path.split('?')
    expect(await sent(TYPES.MSG_FILE, { fileUrl: file, fileName: 'a' })).toMatchObject({ fileUrl: plain })
    expect(await sent(TYPES.MSG_AUDIO, { url: file })).toMatchObject({ url: plain })
    expect(await sent(TYPES.MSG_VIDEO, { videoUrl: file, thumbUrl: file, snapshotUrl: '' })).toMatchObject({
      videoUrl: plain,
      thumbUrl: plain,
      snapshotUrl: '',
      thumbWidth: 200,
      thumbHeight: 200,
    })
  })

  it('may contain URLs of configured hosts, unchanged', async () => {
    await meet()
    const url = 'https://media.test/old/a.png?v=1'
    expect(await sent(TYPES.MSG_IMAGE, image(url))).toEqual(image(url))
  })

  it.each([
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://media.test/1',
    '//tracker.test/a.png',
    'https://tracker.test/pixel.gif',
    'https://media.test.tracker.test/a.png',
    'https://media.test@tracker.test/a.png',
    'http://media.test/a.png',
    'https://chat.test/uploads/2105/0123456789abcdef/short.png',
    '/uploads/../secrets.json',
    '/uploads/2105/0123456789abcdef/0123456789012345678901.png/../../x',
  ])('is refused with the address %j', async (url) => {
    await meet()
    for (const [type, content] of [
      [TYPES.MSG_IMAGE, image(url)],
      [TYPES.MSG_AUDIO, { url }],
      [TYPES.MSG_VIDEO, { videoUrl: url }],
      [TYPES.MSG_FILE, { fileUrl: url }],
    ] as const)
      expect(await sent(type, content), type).toBe(20001)
  })
})

describe('the messages of a merger', () => {
  const ask = (downloadKey: string) => bob.request('downloadMergedMessages', { downloadKey })
  const merge = (messageList: readonly StoredMessage[], client = alice) =>
    client.request('uploadMergedMessages', { messageList: [...messageList] })
  /** Stored by a send of alice to bob. */
  const said = async (msgBody: object = text('x').msgBody): Promise<StoredMessage> => {
    await alice.request('sendC2CMessage', { ...text('x'), toAccount: bob.userID, msgBody: msgBody as never })
    const [message] = (await bob.next('pushMessages')).messageList
    if (message === undefined) throw new Error('nothing was pushed')
    return message
  }

  it('are stored under unguessable keys, and readable with the key', async () => {
    await meet()
    const { downloadUrl } = await announce(server, alice, png(bytes(10, MAGIC.png)))
    const messageList = [await said(), await said([{ msgType: TYPES.MSG_IMAGE, msgContent: image(downloadUrl) }])]
    const { downloadKey, pbDownloadKey } = await merge(messageList)
    const kept = await ask(downloadKey)
    expect(kept.messageList).toEqual(messageList)
    expect((await ask(pbDownloadKey)).messageList).toEqual(kept.messageList)
    for (const key of ['x', downloadKey.slice(1), `${downloadKey}x`, `${downloadKey.slice(0, -1)}\0`])
      expect((await ask(key)).errorCode).toBe(2451)
  })

  it('show the stored senders and texts, whatever the merging user claims', async () => {
    await meet()
    const message = await said()
    const forged = {
      ...message,
      nick: '官方客服',
      msgBody: [{ msgType: TYPES.MSG_TEXT, msgContent: { text: 'forged' } }],
    }
    expect((await ask((await merge([forged])).downloadKey)).messageList).toEqual([message])
  })

  it('are refused if they were never sent, or by another sender', async () => {
    await meet()
    const message = await said()
    const [from, to] = [message.toAccount, message.fromAccount]
    for (const forged of [
      { ...message, sequence: 9 },
      { ...message, fromAccount: from, toAccount: to },
      storedMessage(),
    ])
      expect((await merge([forged])).errorCode).toBeOneOf([2450, 10007])
  })

  it('are refused to those who may not read them', async () => {
    await meet()
    const message = await said()
    const stranger = await loggedIn(server)
    expect((await merge([message], stranger)).errorCode).toBe(10007)
    expect((await merge([{ ...message, groupID: 'nowhere' }], stranger)).errorCode).toBe(10010)
    expect((await merge([])).errorCode).toBe(20001)
  })
})

describe('mergers', () => {
  it('are limited to some five hundred per user and day', async () => {
    await meet()
    await alice.request('sendC2CMessage', { ...text('x'), toAccount: bob.userID })
    const { messageList } = await bob.next('pushMessages')
    const put = async (client: typeof alice) =>
      (await client.request('uploadMergedMessages', { messageList: [...messageList] })).errorCode
    const codes = []
    for (let count = 0; count < 510; count += 102)
      codes.push(...(await Promise.all(Array.from({ length: 102 }, () => put(alice)))))
    expect(codes.filter((code) => code === 2996)).toHaveLength(10)
    expect(await put(bob)).toBe(0)
  })
})

describe('uploads', () => {
  it('need a login', async () => {
    await meet()
    await alice.request('logout', {})
    for (const command of [
      'getUploadUrl',
      'getUploadCredentials',
      'getDownloadAuthKey',
      'uploadMergedMessages',
    ] as const)
      expect((await alice.request(command, png(bytes(1)))).errorCode, command).toBe(20002)
  })

  it('are limited for a guest to a hundredth of a member’s, and for all guests of a network to a tenth', async () => {
    const small = await bootForTest({ clock: shiftedClock(), uploadDailyBytes: 10_000 })
    const guest = await loggedIn(small, { userID: await newGuest(small) })
    const codeOf = async (client: ImClient, size: number) =>
      (await client.request('getUploadUrl', png(bytes(size)))).errorCode
    expect(await codeOf(guest, 101)).toBe(2996)
    expect(await codeOf(guest, 100)).toBe(0)
    const codes: number[] = []
    for (let more = 0; more < 11; more += 1)
      codes.push(await codeOf(await loggedIn(small, { userID: await newGuest(small) }), 100))
    expect(codes).toEqual([...Array<number>(9).fill(0), 2996, 2996])
    expect(await codeOf(await loggedIn(small), 100)).toBe(0)
  })

  it('are limited to some sixty per minute', async () => {
    await meet()
    const answers = await Promise.all(Array.from({ length: 70 }, () => alice.request('getUploadUrl', png(bytes(1)))))
    expect(answers.filter(({ errorCode }) => errorCode === 2996)).toHaveLength(10)
  })
})

describe('credentials', () => {
  it('have every field, and are valid for the requested time, at most ten minutes', async () => {
    await meet()
    const reply = await alice.request('getUploadCredentials', {})
    expect(Object.keys(reply)).toEqual(
      expect.arrayContaining(
        'requestId expiredTime region appid bucketName ciUrl directory downloadUrl uploadUrl secretId secretKey sessionToken'.split(
          ' ',
        ),
      ),
    )
    expect(reply).toMatchObject({ region: 'ap-shanghai', appid: server.context.config.sdkAppId })
    const left = (time: number) => Math.round(time - server.context.clock.now() / 1_000)
    expect(left(reply.expiredTime)).toBeCloseTo(600, -1)
    expect(left((await alice.request('getUploadCredentials', { duration: 300 })).expiredTime)).toBeCloseTo(300, -1)
    expect((await alice.request('getUploadCredentials', { duration: 601 })).errorCode).toBe(20001)
  })
})
