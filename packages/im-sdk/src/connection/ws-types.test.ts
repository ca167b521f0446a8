import { WebSocket as NodeWebSocket } from 'ws'
import { expect, it } from 'vitest'
import { webSocketTransport } from './transport'

it('takes the class of ws where there is no global WebSocket', () => {
  expect(webSocketTransport(NodeWebSocket)).toHaveProperty('open')
})
