import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { commands, ERRORS, pushes } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startEmbedded, type Embedded } from './embedded'
import { faultyProxy, type Frame } from './faulty-proxy'
import { CASE_NAMES, runKit, type Result } from './run-kit'

let embedded: Embedded
const results = new Map<string, Result>()
beforeAll(async () => {
  embedded = await startEmbedded()
  await runKit(embedded.target, (result) => results.set(result.name, result))
})
afterAll(() => embedded.stop())

describe('the server of this repository', () => {
  it.each(CASE_NAMES)('conforms: %s', (name) => {
    expect(results.get(name)?.faults).toEqual([])
  })

  it('has refused invalid requests of every command with a body', () => {
    const without = [...results.values()].filter(({ refused }) => refused === 0).map(({ name }) => name)
    expect(without.toSorted()).toEqual([
      'getDownloadAuthKey',
      'getFriendGroups',
      'hello',
      'keepAlive',
      'kickOther',
      'ping',
    ])
  })
})

/** A server that answers one command wrongly, does not send one push, and accepts one invalid request. */
const change = (frame: Frame, request: string): Frame | null => {
  if (frame.head['servcmd'] === pushes.pushGroupCounters.wire) return null
  if (request === commands.getBlocklist.wire) return { ...frame, body: { ...frame.body, BlacklistItem: [] } }
  const isRefused = frame.body['ErrorCode'] === ERRORS.INVALID_ID.code
  if (request === commands.setConversationCustomData.wire && isRefused)
    return { ...frame, body: { ...frame.body, ErrorCode: 0 } }
  return frame
}

const faultyServer = async (): Promise<string> => {
  const proxy = await faultyProxy(embedded.target.server.url, change)
  onTestFinished(proxy.stop)
  return proxy.url
}

/** Long enough for a push that is not lost. */
const LOST_MS = 2_000

describe('the kit', () => {
  it('finds the wrong answer, the lost push and the accepted request of a faulty server, and nothing else', async () => {
    const { target } = embedded
    const faulty = { ...target, server: { ...target.server, url: await faultyServer() } }
    const names = ['getBlocklist', 'setConversationCustomData', 'pinConversations'] as const
    const found = [
      // The push that is lost is all that others see of it.
      ...(await runKit({ ...faulty, seenMs: LOST_MS }, () => {}, ['updateGroupCounters'])),
      ...(await runKit(faulty, () => {}, names)),
    ]
    expect(found.map(({ name, faults }) => [name, faults])).toEqual([
      ['updateGroupCounters', [expect.stringContaining('got no pushGroupCounters')]],
      ['getBlocklist', [expect.stringContaining('the answer: .blacklistItem is []')]],
      ['setConversationCustomData', [expect.stringContaining('it was accepted, not with INVALID_ID')]],
      ['pinConversations', []],
    ])
  })

  it('prints a line for each case and ends with the exit code 1 when one has failed', async () => {
    const { target, secret } = embedded
    const args = {
      url: await faultyServer(),
      'sdk-app-id': String(target.server.sdkAppId),
      secret,
      members: target.members.join(','),
      only: 'getBlocklist,pinConversations',
      patience: '60',
    }
    const options = Object.entries(args).map(([name, value]) => `--${name}=${value}`)
    const main = fileURLToPath(new URL('main.ts', import.meta.url))
    const child = spawn(process.execPath, ['--conditions=@org/source', '--import', 'tsx', main, ...options])
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
    const [code] = await once(child, 'close')
    expect(code).toBe(1)
    expect(said.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^passed {2}pinConversations +\d+ refusals$/),
      expect.stringMatching(/^FAILED {2}getBlocklist +\d+ refusals$/),
      expect.stringContaining('blacklistItem'),
      '1 passed, 1 failed',
    ])
  })
})
