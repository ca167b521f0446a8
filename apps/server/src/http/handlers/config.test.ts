import { getCommonConfig } from '@org/api-client/contract'
import { expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { apiOf } from '../../../test/people'

it('sends the configured API hosts to the app', async () => {
  const apiHosts = ['https://api1.example', 'https://api2.example']
  const answer = await apiOf(await bootForTest({ apiHosts })).call(getCommonConfig, {})
  expect(answer.config.api_hosts).toEqual(apiHosts)
})
