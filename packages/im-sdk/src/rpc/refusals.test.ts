import { describe, expect, it } from 'vitest'
import { binary } from '../binary'
import { ERRORS, type ErrorName } from '../protocol'
import { FakeClock, FakeServer, inTime, loggedIn } from '../testing'
import type { Codec } from './codec'
import { jsonCodec } from './codec-json'

describe.each([
  ['text', jsonCodec],
  ['binary', binary],
] as const)('what a server refuses with, over %s frames', (_kind, codec: Codec) => {
  /** What reading the profile of an unknown conversation rejects with. */
  const refused = async (name: ErrorName, given: Codec = codec) => {
    const clock = new FakeClock()
    const server = new FakeServer(clock)
    const { chat } = await loggedIn('alice', { clock, server, codec: given })
    server.answer('roamC2CMessages', () => {
      throw server.refuse(name, 'so says the server')
    })
    return inTime(clock, chat.getMessageList({ conversationID: 'C2Cbob' })).catch((error: unknown) => error)
  }

  /** These mean to the engine that the session has ended, and it opens another. */
  const ends = new Set<ErrorName>(['LOGIN_FAIL', 'INTERNAL_AUTH_FAILED'])
  const names = (Object.keys(ERRORS) as ErrorName[]).filter((name) => !ends.has(name))

  it('has its own name, for every error of the catalogue', async () => {
    for (const name of names)
      expect(await refused(name)).toMatchObject({
        code: ERRORS[name].code,
        errorName: name,
        message: 'so says the server',
      })
  })

  it.each([
    ['nameless', ''],
    ['no name', 'member not in group'],
    ['no text', 7],
  ])('keeps its code and words when the server has for it %s', async (_what, errorName) => {
    const unnamed: Codec = {
      ...codec,
      decode: (data) => {
        const frame = codec.decode(data)
        if (frame === null || frame instanceof Promise || !('errorName' in frame.body)) return frame
        return { ...frame, body: { ...frame.body, errorName } }
      },
    }
    expect(await refused('MEMBER_NOT_IN_GROUP', unnamed)).toMatchObject({
      code: 2623,
      errorName: 'SERVER_ERROR',
      message: 'so says the server',
    })
    expect(await refused('SYNC_COOKIE_INVALID', unnamed)).toMatchObject({ errorName: 'SYNC_COOKIE_INVALID' })
  })
})
