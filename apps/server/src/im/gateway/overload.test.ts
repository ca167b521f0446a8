import { commands, type CommandName } from '@org/im-sdk/protocol'
import { describe, expect, it } from 'vitest'
import { chatterUnder, secondsToWait } from './overload'

const CALM = { lagMs: 0, queued: 0 }
const HEAVY = { lagMs: 60_000, queued: 10_000 }

describe('what is refused under a load', () => {
  it('is nothing without load', () => {
    for (const command of ['sendC2CMessage', 'getGroupInfo', 'login'] as const)
      expect(secondsToWait(command, CALM, 0.5)).toBe(0)
  })

  it.each([
    ['the loop runs late', { lagMs: 150, queued: 0 }],
    ['much waits to be stored', { lagMs: 0, queued: 2_000 }],
  ])('is first what users do not notice, when %s', (_when, load) => {
    for (const command of ['getOnlineMemberCount', 'reportEvents', 'reportQuality'] as const)
      expect(secondsToWait(command, load, 0)).toBe(2)
    expect(secondsToWait('sendGroupMessage', load, 0)).toBe(0)
  })

  it.each([
    ['the loop runs very late', { lagMs: 600, queued: 0 }],
    ['very much waits to be stored', { lagMs: 0, queued: 6_000 }],
  ])('is what users send too, when %s', (_when, load) => {
    expect(secondsToWait('sendC2CMessage', load, 0)).toBe(4)
    expect(secondsToWait('sendGroupMessage', load, 0)).toBe(4)
  })

  it('is never what keeps a session, delivers, or repairs what was missed', () => {
    const kept: CommandName[] = ['login', 'logout', 'hello', 'ping', 'ackPush', 'longPoll', 'joinGroup', 'quitGroup']
    const repairs: CommandName[] = ['getConversationList', 'roamC2CMessages', 'roamGroupMessages', 'setC2CRead']
    for (const command of [...kept, ...repairs]) expect(secondsToWait(command, HEAVY, 0.5), command).toBe(0)
  })

  it('is never what a user needs to enter a room', () => {
    for (const command of ['joinGroup', 'getGroupInfo', 'longPoll'] as const)
      expect(secondsToWait(command, HEAVY, 0.5), command).toBe(0)
  })

  it('is never a vital command', () => {
    const vital = (Object.keys(commands) as CommandName[]).filter((name) => 'vital' in commands[name])
    expect(vital).toContain('getCloudConfig')
    for (const command of vital) expect(secondsToWait(command, HEAVY, 0.5), command).toBe(0)
  })

  it('is repeated by different clients at different times', () => {
    const waits = [0, 0.3, 0.6, 0.99].map((chance) => secondsToWait('sendC2CMessage', { ...CALM, lagMs: 700 }, chance))
    expect(waits).toEqual([4, 5, 7, 8])
  })
})

it('the chatter that a poll gets is unlimited without load, and less under more of it', () => {
  expect(chatterUnder(CALM)).toBe(Infinity)
  expect([chatterUnder({ lagMs: 150, queued: 0 }), chatterUnder({ lagMs: 0, queued: 2_000 })]).toEqual([20, 20])
  expect(chatterUnder(HEAVY)).toBe(5)
})
