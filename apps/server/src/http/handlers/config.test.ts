import { getCommonConfig } from '@org/api-client/contract'
import { expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { apiOf } from '../../../test/people'
import { changeSites } from '../../commands/change-sites'

it('sends the configured API hosts to the app', async () => {
  const apiHosts = ['https://api1.example', 'https://api2.example']
  const answer = await apiOf(await bootForTest({ apiHosts })).call(getCommonConfig, {})
  expect(answer.config.api_hosts).toEqual(apiHosts)
})

it('proposes emoji until an operator has set those of the site', async () => {
  const server = await bootForTest({ site: 'lttu' })
  const emoji = async () => (await apiOf(server).call(getCommonConfig, {})).config.emoji
  expect(await emoji()).toContain('⚽')
  await changeSites(server.context.db, ['config', 'lttu', 'set', 'emoji', '🐉,🦁'], { name: 'ana', now: 1 })
  expect(await emoji()).toEqual(['🐉', '🦁'])
})
