import { createChat, TYPES, webSocketTransport, type WebSocketClass } from '@org/im-sdk'
import { ABILITY, cloudConfig } from '@org/im-sdk/config'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { signUserSig } from '../src/services/auth/user-sig'
import { changeAppConfig } from '../src/commands/change-app-config'
import { bootForTest } from './boot'
import { newMember } from './im-client'
import { shiftedClock } from './shifted-clock'
import { operatorAt } from './operator-at'

it('changes the limits and abilities of a running engine without a new connection', async () => {
  const clock = shiftedClock()
  const server = await bootForTest({ clock, rateLimits: false })
  const { config, db } = server.context
  const [me, peer] = [await newMember(server), await newMember(server)]
  let sockets = 0
  const counting = class extends WebSocket {
    constructor(url: string) {
      super(url)
      sockets += 1
    }
  }
  const chat = createChat({
    SDKAppID: config.sdkAppId,
    endpoints: { default: server.url.replace('http', 'ws') },
    transport: webSocketTransport(counting as unknown as WebSocketClass),
    modules: [cloudConfig],
  })
  onTestFinished(() => chat.destroy())
  await chat.login({ userID: me, userSig: signUserSig(config, me, 3_600, Math.floor(clock.now() / 1_000)) })
  const say = () =>
    chat
      .sendMessage(chat.createTextMessage({ to: peer, conversationType: TYPES.CONV_C2C, payload: { text: 'x' } }))
      .then(
        () => 'sent',
        ({ errorName }: { errorName: string }) => errorName,
      )
  const hasCounters = async () =>
    (await chat.callExperimentalAPI('isCommercialAbilityEnabled', ABILITY.groupCounters)).data.enabled
  expect([await say(), await say(), await say()]).toEqual(['sent', 'sent', 'sent'])
  expect(await hasCounters()).toBe(true)

  await changeAppConfig(
    db,
    ['set', 'cmd_frequency_limit', '{"message.send_c2c":{"interval":3600,"count":2}}'],
    operatorAt(),
  )
  await changeAppConfig(db, ['purchased', 'conversationGroups'], operatorAt())
  clock.skip(5_100)
  await expect.poll(hasCounters).toBe(false)
  expect([await say(), await say(), await say()]).toEqual(['sent', 'sent', 'OVER_FREQUENCY_LIMIT'])

  await changeAppConfig(db, ['unset', 'cmd_frequency_limit'], operatorAt())
  await changeAppConfig(db, ['purchased', 'all'], operatorAt())
  clock.skip(5_100)
  await expect.poll(hasCounters).toBe(true)
  expect(await say()).toBe('sent')
  expect(sockets).toBe(1)
})
