import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ERRORS } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, text } from '../../../test/im-client'
import type { RunningServer } from '../../server'

const MANY = 450
const folder = mkdtempSync(join(tmpdir(), 'words-'))
let server: RunningServer
beforeAll(async () => {
  const wordList = join(folder, 'words.txt')
  const words = Array.from({ length: MANY - 2 }, (_, index) => `word${index}x`)
  writeFileSync(wordList, ['foul', '!bribe', ...words].join('\n'))
  server = await bootServer({ wordList })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

describe('the list of words', () => {
  it('is returned page by page, or only its version if the client has it', async () => {
    const client = await loggedIn(server)
    const words: string[] = []
    let version = 0
    for (let startIndex = 0, isComplete = false; !isComplete;) {
      const page = await client.request('getProfanityList', { deviceID: 'd', startIndex })
      words.push(...page.profanityList.map(({ profanity }) => profanity))
      isComplete = page.completeFlag === 1
      startIndex = page.startIndex
      version = page.version
    }
    expect(words).toHaveLength(MANY)
    expect(new Set(words).size).toBe(MANY)
    expect(await client.request('getProfanityList', { deviceID: 'd', version })).toMatchObject({
      profanityList: [],
      completeFlag: 1,
      filterConfig: { isEnabled: 1 },
    })
  })

  it('applies to clients that do not check their texts', async () => {
    const a = await loggedIn(server)
    const b = await loggedIn(server)
    expect((await a.request('sendC2CMessage', { toAccount: b.userID, ...text('a bribe') })).errorCode).toBe(
      ERRORS.SENSITIVE_TEXT.code,
    )
    const control = {
      excludedFromUnreadCount: false,
      excludedFromLastMessage: false,
      excludedFromContentModeration: true,
    }
    const claimed = { ...text('a bribe'), messageControlInfo: control, toAccount: b.userID }
    expect((await a.request('sendC2CMessage', claimed)).errorCode).toBe(ERRORS.SENSITIVE_TEXT.code)
    await a.request('sendC2CMessage', { toAccount: b.userID, ...text('a FOUL') })
    const { messageList } = await b.next('pushMessages')
    expect(messageList[0]).toMatchObject({ sequence: 1, msgBody: [{ msgContent: { text: 'a ****' } }] })
  })

  const sent = async (message: object) => {
    const a = await loggedIn(server)
    const b = await loggedIn(server)
    const { errorCode } = await a.request('sendC2CMessage', { ...text('x'), toAccount: b.userID, ...message })
    if (errorCode !== 0) return errorCode
    return (await b.next('pushMessages')).messageList[0]
  }
  const custom = (data: string) => ({
    msgBody: [{ msgType: 'TIMCustomElem', msgContent: { data, description: '', extension: '' } }] as never,
  })

  it.each(['a b\u200Bribe', 'b r i b e', 'b.r.i.b.e', 'brib\u0435', '\uFF42ribe'])('applies to %j', async (words) => {
    expect(await sent(text(words))).toBe(ERRORS.SENSITIVE_TEXT.code)
  })

  it('applies to custom elements, file names and the other texts of a message', async () => {
    expect(await sent(custom('bribe'))).toBe(ERRORS.SENSITIVE_TEXT.code)
    expect(await sent(custom('{"say":["bribe"]}'))).toBe(ERRORS.SENSITIVE_TEXT.code)
    expect(await sent({ cloudCustomData: '{"quote":"bribe"}' })).toBe(ERRORS.SENSITIVE_TEXT.code)
    const content = { fileUrl: '/uploads/2107/0123456789abcdef/0123456789abcdefghijkl.bin', fileName: 'bribe.pdf' }
    expect(await sent({ msgBody: [{ msgType: 'TIMFileElem', msgContent: content }] })).toBe(ERRORS.SENSITIVE_TEXT.code)
  })

  it('keeps the JSON of a custom element valid', async () => {
    expect(await sent(custom('{"type":"note","text":"a foul","n":1}'))).toMatchObject({
      msgBody: [{ msgContent: { data: '{"type":"note","text":"a ****","n":1}' } }],
    })
  })
})
