import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../test/boot'
import { loggedIn } from '../../test/im-client'
import { loopTurns } from '../../test/loop-turns'
import { shiftedClock } from '../../test/shifted-clock'
import type { RunningServer } from '../server'
import { changeAppConfig } from './change-app-config'
import { operatorAt } from '../../test/operator-at'
import { withoutTable } from '../../test/without-table'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock })
})
afterAll(() => server.stop())

const change = (...words: string[]) => changeAppConfig(server.context.db, words, operatorAt())

/** Lets a running server poll the database. */
const look = () => clock.skip(5_100)

describe('app-config commands', () => {
  it('change only the given setting', async () => {
    const text = await change('set', 'evt_rpt_threshold', '30')
    expect(text).toContain('* evt_rpt_threshold 30')
    expect(text).toContain('  q_rpt_interval 120')
    expect(await change('set', 'q_rpt_interval', '60')).toContain('* evt_rpt_threshold 30')
    expect(await change('unset', 'evt_rpt_threshold')).toContain('  evt_rpt_threshold 20')
    const last = await change('unset', 'q_rpt_interval')
    expect(last).toContain('version 5')
    expect(await change()).toBe(last)
  })

  it.each([
    [['set', 'no_such_thing', '1'], 'Unknown setting "no_such_thing"'],
    [['set', '__proto__', '1'], 'Unknown setting'],
    [['set', 'q_rpt_interval', 'often'], 'often is not valid JSON'],
    [['set', 'q_rpt_interval'], 'Nothing is not valid JSON'],
    [['set', 'q_rpt_interval', '-1'], 'q_rpt_interval'],
    [['set', 'cmd_frequency_limit', '{"message.shout":{"interval":1,"count":1}}'], 'There is no such command'],
    [['set', 'cmd_frequency_limit', '{"message.send_group":{"interval":0,"count":1}}'], 'message.send_group.interval'],
    [['set', 'cmd_frequency_limit', '{"message.send_group":{"interval":1,"count":0}}'], 'message.send_group.count'],
    [['unset', 'q_rpt_interval', '1'], 'Usage'],
    [['purchased', 'everything'], 'Unknown ability everything'],
    [['sell'], 'Usage'],
  ])('%j is rejected with the reason', async (words, wrong) => {
    const before = await change()
    await expect(change(...words)).rejects.toThrow(wrong)
    expect(await change()).toBe(before)
  })
})

describe('a running server', () => {
  it('pushes a change once to all logged-in clients, and applies it', async () => {
    const [one, other] = [await loggedIn(server), await loggedIn(server)]
    const app = { SDKAppID: server.context.config.sdkAppId }
    const before = await one.request('getCloudConfig', app)
    await change('set', 'upload_size_limit', '{"a":1,"f":2,"i":3,"v":4}')
    look()
    for (const client of [one, other]) await client.until(() => client.pushes('pushCloudConfig').length > 0)
    look()
    await loopTurns()
    for (const client of [one, other]) {
      const [push, ...more] = client.pushes('pushCloudConfig')
      expect(more).toEqual([])
      expect(push?.version).toBeGreaterThan(before.version)
      expect(JSON.parse(push?.cloudControlConfig ?? '')).toMatchObject({
        upload_size_limit: { a: 1, f: 2, i: 3, v: 4 },
      })
      expect(client.pushes('pushCommercialConfig')).toEqual([])
    }
    const { version } = await one.request('getCloudConfig', app)
    expect(version).toBe(one.pushes('pushCloudConfig')[0]?.version)
    expect((await one.request('getCloudConfig', { ...app, version })).cloudControlConfig).toBe('')
  })

  it('includes commercial abilities in the next login', async () => {
    const client = await loggedIn(server)
    const bits = () => client.pushes('pushCommercialConfig').map(({ purchaseBits }) => purchaseBits)
    const changeTo = async (abilities: string) => {
      const before = bits().length
      await change('purchased', abilities)
      look()
      await client.until(() => bits().length > before)
    }
    await changeTo('groupCounters,userStatus')
    expect(bits()).toEqual(['10010'])
    const again = await loggedIn(server)
    expect((await again.login()).purchaseBits).toBe('10010')
    await changeTo('none')
    await changeTo('all')
    expect(bits()).toEqual(['10010', '0', '11111111'])
  })

  it('learns of a change from another process before its own poll', async () => {
    const client = await loggedIn(server)
    await change('set', 'enable_worker', '0')
    server.context.bus.publish('im:app-config', { cloud: Number.MAX_SAFE_INTEGER, purchased: 1 })
    const { cloudControlConfig } = await client.next('pushCloudConfig')
    expect(JSON.parse(cloudControlConfig)).toMatchObject({ enable_worker: 0 })
  })
})

it('each change is noted with the operator and what was set before and after, and a refused one is not', async () => {
  await change('purchased', 'all')
  const { id } = await server.context.db
    .selectFrom('operator_change')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  await change('set', 'evt_rpt_threshold', '40')
  await change('unset', 'evt_rpt_threshold')
  await change('purchased', 'userStatus')
  await change('purchased', 'all')
  await change()
  await expect(change('set', 'evt_rpt_threshold', 'much')).rejects.toThrow('not valid JSON')
  const notes = await server.context.db
    .selectFrom('operator_change')
    .select(['verb', 'before', 'after'])
    .where('operator', '=', 'ops')
    .where('noun', '=', 'chat setting')
    .where('id', '>', id)
    .orderBy('id')
    .execute()
  const threshold = (value: number | null) => ({ name: 'evt_rpt_threshold', value })
  const [all, one] = [{ purchased: null }, { purchased: ['userStatus'] }]
  expect(notes.slice(1)).toEqual([
    { verb: 'unset', before: threshold(40), after: threshold(null) },
    { verb: 'purchased', before: all, after: one },
    { verb: 'purchased', before: one, after: all },
  ])
  expect(notes[0]).toMatchObject({ verb: 'set', after: threshold(40) })
})

it('a change that cannot be noted is not made', async () => {
  const { db } = server.context
  await withoutTable(db, 'operator_change', () =>
    expect(change('set', 'evt_rpt_threshold', '50')).rejects.toThrow('operator_change'),
  )
  expect(await change()).not.toContain('evt_rpt_threshold 50')
})
