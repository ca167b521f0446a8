import { ABILITY, ERRORS, isPurchased } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn } from '../../../test/im-client'
import { signUserSig } from '../../services/auth/user-sig'
import type { RunningServer } from '../../server'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer()
})
afterAll(() => server.stop())

const app = () => ({ SDKAppID: server.context.config.sdkAppId })

describe('the config of the app', () => {
  it('is returned in full, or only its version if the client has it', async () => {
    const client = await loggedIn(server)
    const reply = await client.request('getCloudConfig', app())
    expect(JSON.parse(reply.cloudControlConfig)).toMatchObject({ evt_rpt_threshold: 20, q_rpt_interval: 120 })
    expect(await client.request('getCloudConfig', { ...app(), version: reply.version })).toMatchObject({
      errorCode: 0,
      cloudControlConfig: '',
      version: reply.version,
    })
  })

  it('includes commercial abilities, like the login', async () => {
    const client = await loggedIn(server)
    const { purchaseBits } = await client.request('getCommercialConfig', app())
    expect(Object.values(ABILITY).every((ability) => isPurchased(purchaseBits, ability))).toBe(true)
    expect(isPurchased(purchaseBits, 2 ** 20)).toBe(false)
  })

  it('is returned only to its own app, after a login', async () => {
    const client = await loggedIn(server)
    for (const command of ['getCloudConfig', 'getCommercialConfig'] as const) {
      expect((await client.request(command, { SDKAppID: 1 })).errorCode).toBe(ERRORS.INVALID_ID.code)
      await client.request('logout', {})
      expect((await client.request(command, app())).errorCode).toBe(ERRORS.INTERNAL_AUTH_FAILED.code)
      await client.request('login', {}, { usersig: signUserSig(server.context.config, client.userID, 60, now()) })
    }
  })
})

const now = () => Math.floor(Date.now() / 1_000)
