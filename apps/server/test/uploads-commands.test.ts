import { TYPES } from '@org/im-sdk/protocol'
import { storedMessage } from '@org/im-sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer, bootForTest } from './boot'
import { announce, bytes, MAGIC, png } from './files'
import { loggedIn, newGuest, text, type ImClient } from './im-client'
import type { RunningServer } from '../src/server'

let server: RunningServer
let alice: ImClient
let bob: ImClient
beforeAll(async () => {
  server = await bootServer({ mediaHosts: ['https://media.test'] })
})
afterAll(() => server.stop())

const meet = async () => {
  alice = await loggedIn(server)
  bob = await loggedIn(server)
}

/** Sends an element and answers what the peer gets; the error's code when it is refused. */
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

describe('a message that holds a file', () => {
  it('reaches its receiver with the address of this server, whatever host its sender has named', async () => {
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

  it('may name the hosts of the settings, as they are', async () => {
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

  it('are kept under keys that nobody can guess, for whoever has one', async () => {
    await meet()
    const { downloadUrl } = await announce(server, alice, png(bytes(10, MAGIC.png)))
    const picture = storedMessage({ msgBody: [{ msgType: TYPES.MSG_IMAGE, msgContent: image(downloadUrl) }] })
    const messageList = [storedMessage(), picture]
    const { downloadKey, pbDownloadKey } = await alice.request('uploadMergedMessages', { messageList })
    const kept = await ask(downloadKey)
    expect(kept.messageList[0]).toEqual(messageList[0])
    expect(kept.messageList[1]?.msgBody[0]?.msgContent).toEqual(image(downloadUrl.slice(server.url.length)))
    expect((await ask(pbDownloadKey)).messageList).toEqual(kept.messageList)
    for (const key of ['x', downloadKey.slice(1), `${downloadKey}x`, `${downloadKey.slice(0, -1)}\0`])
      expect((await ask(key)).errorCode).toBe(2451)
  })

  it('are looked at as messages are', async () => {
    await meet()
    const put = (msgType: string, msgContent: Record<string, unknown>) =>
      alice.request('uploadMergedMessages', { messageList: [storedMessage({ msgBody: [{ msgType, msgContent }] })] })
    expect((await put(TYPES.MSG_IMAGE, image('https://tracker.test/x.gif'))).errorCode).toBe(20001)
    expect((await put('TIMAnythingElem', {})).errorCode).toBe(20001)
    expect((await put(TYPES.MSG_TEXT, { text: 'x'.repeat(8_193) })).errorCode).toBe(20001)
    expect((await alice.request('uploadMergedMessages', { messageList: [] })).errorCode).toBe(20001)
  })
})

describe('mergers', () => {
  it('are kept of one user some five hundred times a day at most', async () => {
    await meet()
    const put = async (client: typeof alice) =>
      (await client.request('uploadMergedMessages', { messageList: [storedMessage()] })).errorCode
    const codes = []
    for (let count = 0; count < 510; count += 102)
      codes.push(...(await Promise.all(Array.from({ length: 102 }, () => put(alice)))))
    expect(codes.filter((code) => code === 2996)).toHaveLength(10)
    expect(await put(bob)).toBe(0)
  })
})

describe('uploads', () => {
  it('are for those who are logged in', async () => {
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

  it('of a guest are a tenth of those of a member', async () => {
    const small = await bootForTest({ uploadDailyBytes: 10_000 })
    const guest = await loggedIn(small, { userID: await newGuest(small) })
    expect((await guest.request('getUploadUrl', png(bytes(1_001)))).errorCode).toBe(2996)
    expect((await guest.request('getUploadUrl', png(bytes(1_000)))).errorCode).toBe(0)
  })

  it('are announced some sixty times a minute at most', async () => {
    await meet()
    const answers = await Promise.all(Array.from({ length: 70 }, () => alice.request('getUploadUrl', png(bytes(1)))))
    expect(answers.filter(({ errorCode }) => errorCode === 2996)).toHaveLength(10)
  })
})

describe('credentials', () => {
  it('have every field, hold as long as was asked for and no longer than ten minutes', async () => {
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
    const left = (time: number) => Math.round(time - Date.now() / 1_000)
    expect(left(reply.expiredTime)).toBeCloseTo(600, -1)
    expect(left((await alice.request('getUploadCredentials', { duration: 300 })).expiredTime)).toBeCloseTo(300, -1)
    expect((await alice.request('getUploadCredentials', { duration: 601 })).errorCode).toBe(20001)
  })
})
