import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ERRORS } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, text } from '../../../test/im-client'
import type { RunningServer } from '../../server'

const MANY = 450
let server: RunningServer
beforeAll(async () => {
  const wordList = join(mkdtempSync(join(tmpdir(), 'words-')), 'words.txt')
  const words = Array.from({ length: MANY - 2 }, (_, index) => `word${index}x`)
  writeFileSync(wordList, ['foul', '!bribe', ...words].join('\n'))
  server = await bootServer({ wordList })
})
afterAll(() => server.stop())

describe('the list of words', () => {
  it('is given page by page, and to whoever has it already only its version', async () => {
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

  it('holds for clients that do not look at their texts', async () => {
    const a = await loggedIn(server)
    const b = await loggedIn(server)
    expect((await a.request('sendC2CMessage', { toAccount: b.userID, ...text('a bribe') })).errorCode).toBe(
      ERRORS.SENSITIVE_TEXT.code,
    )
    await a.request('sendC2CMessage', { toAccount: b.userID, ...text('a FOUL') })
    const { messageList } = await b.next('pushMessages')
    expect(messageList[0]).toMatchObject({ sequence: 1, msgBody: [{ msgContent: { text: 'a ****' } }] })
  })
})
