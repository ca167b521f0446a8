import { once } from 'node:events'
import { binary } from '@org/im-sdk/binary'
import { commands } from '@org/im-sdk/protocol'
import { WebSocket } from 'ws'
import type { RunningServer } from '../../src/server'
import type { Actor } from './actor'

/** The same actor on a socket with binary frames; one without a valid credential stays logged out. */
export const binaryActor = async (
  server: RunningServer,
  actor: Actor,
  isLoggedIn: boolean,
  atEnd: (end: () => void) => void,
): Promise<Actor> => {
  const { userID, client } = actor
  const { sdkAppId } = server.context.config
  const query = new URLSearchParams({
    sdkappid: String(sdkAppId),
    instanceid: client.instanceID,
    random: '1',
    platform: '3',
    host: 'localhost',
    version: '2.27.6',
    sdkversion: '2.27.6',
  })
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/binfo?${query}`)
  atEnd(() => socket.terminate())
  const waiting = new Map<number, (body: never) => void>()
  socket.on('message', async (data: Buffer) => {
    const answer = await binary.decode(new Uint8Array(data))
    if (answer !== null && answer.seq !== null) waiting.get(answer.seq)?.(answer.body as never)
  })
  await once(socket, 'open')
  let seq = 0
  const app = {
    ver: '1',
    sdkversion: '1',
    platform: 3,
    sdkappid: sdkAppId,
    contenttype: 'json',
    sdkability: 1,
  } as const
  const ask = async (servcmd: string, body: unknown, extra: object = {}): Promise<never> => {
    seq += 1
    const head = { ...app, servcmd, seq, reqtime: 1, identifier: userID, instanceid: client.instanceID, ...extra }
    const answered = new Promise<never>((resolve) => waiting.set(seq, resolve))
    socket.send((await binary.encode({ head, body: body as Record<string, unknown> })) as Uint8Array)
    return answered
  }
  if (isLoggedIn) await ask(commands.login.wire, {}, { usersig: actor.head.usersig })
  return { ...actor, client: { ...client, ask } }
}
