import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket as NodeWebSocket, WebSocketServer } from 'ws'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createChat, EVENT, webSocketTransport } from '../index'
import { PROTOCOL } from '../protocol'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A gateway that only answers logins and conversation lists, on a free port of this machine. */
const listen = async (answer = (response: ServerResponse): unknown => response.end()) => {
  const http = createServer((_request, response) => void answer(response)).listen(0, '127.0.0.1')
  const sockets = new WebSocketServer({ server: http, path: PROTOCOL.textPath })
  const closeCodes: number[] = []
  sockets.on('connection', (socket) => {
    socket.on('close', (code) => closeCodes.push(code))
    socket.on('message', (data: Buffer) => {
      const { head } = JSON.parse(data.toString('utf8'))
      const login = { A2Key: 'key', TinyID: 'tiny', HelloInterval: 120, TimeStamp: 1 }
      const list = { CompleteFlag: 1, Conversations: [], TimeStamp: 0, StartIndex: 0 }
      socket.send(JSON.stringify({ head, body: { ErrorCode: 0, ...login, ...list } }))
    })
  })
  await once(http, 'listening')
  closing.push(() => {
    for (const socket of sockets.clients) socket.terminate()
    sockets.close()
    http.close()
    http.closeAllConnections()
  })
  const { port } = http.address() as AddressInfo
  return { url: `ws://127.0.0.1:${port}`, sockets, closeCodes }
}

describe('the WebSocket transport', () => {
  it('logs in over a real socket with the class of ws, and closes with 4000', async () => {
    const { url, closeCodes, sockets } = await listen()
    const chat = createChat({
      SDKAppID: 1,
      endpoints: { default: url },
      transport: webSocketTransport(NodeWebSocket),
    })
    await chat.login({ userID: 'alice', userSig: 'sig' })
    expect(chat.isReady()).toBe(true)
    await chat.destroy()
    await expect.poll(() => closeCodes).toEqual([4000])
    expect(sockets.clients.size).toBe(0)
  })

  it('reports that a socket was closed, with its code', async () => {
    const { url, sockets } = await listen()
    const ignore = () => undefined
    const codes: number[] = []
    const onClose = (code: number) => void codes.push(code)
    const handlers = { onOpen: ignore, onMessage: ignore, onError: ignore, onClose }
    webSocketTransport(NodeWebSocket).open(url + PROTOCOL.textPath, handlers)
    const [socket] = (await once(sockets, 'connection')) as [NodeWebSocket]
    socket.close(4321)
    await expect.poll(() => codes).toEqual([4321])
  })

  it('sends nothing into a socket that is closing', () => {
    const sent = vi.fn()
    const SocketThatCloses = class {
      binaryType = 'blob'
      readyState = 2
      addEventListener = () => undefined
      close = () => undefined
      send = sent
    }
    const ignore = () => undefined
    const handlers = { onOpen: ignore, onMessage: ignore, onClose: ignore, onError: ignore }
    webSocketTransport(SocketThatCloses).open('ws://host', handlers).send('frame')
    expect(sent).not.toHaveBeenCalled()
  })

  it('reports a binary frame on the text path as a named error', async () => {
    const { url, sockets } = await listen()
    const chat = createChat({ SDKAppID: 1, endpoints: { default: url }, transport: webSocketTransport(NodeWebSocket) })
    const codes: number[] = []
    chat.on(EVENT.ERROR, ({ data }) => codes.push(data.code))
    await chat.login({ userID: 'alice', userSig: 'sig' })
    for (const socket of sockets.clients) socket.send(new Uint8Array([1, 2, 3]))
    await expect.poll(() => codes).toEqual([3101])
    await chat.destroy()
  })

  it.each([200, 401, 404, 426, 429, 503])('treats any reply as a working network: %i', async (status) => {
    const { url } = await listen((response) => response.writeHead(status).end())
    expect(await webSocketTransport(NodeWebSocket).probe(`${url}/info?x=1`)).toBe(true)
  })

  it('probes without the query of the URL, and with a request that a cache cannot answer', async () => {
    const asked: string[] = []
    const { url } = await listen((response) => {
      const { req } = response
      asked.push(`${req.method} ${req.url} ${req.headers['cache-control']}`)
      response.end()
    })
    await webSocketTransport(NodeWebSocket).probe(`${url}/info?instanceid=secret`)
    expect(asked).toEqual(['HEAD /info no-cache'])
  })

  it('treats a missing reply as a broken network', async () => {
    const { probe } = webSocketTransport(NodeWebSocket)
    expect(await probe('ws://127.0.0.1:1/info')).toBe(false)
    expect(await probe('no address')).toBe(false)
    const { url } = await listen()
    vi.stubGlobal('navigator', { onLine: false })
    expect(await probe(`${url}/info`)).toBe(false)
    vi.unstubAllGlobals()
  })

  it('waits 3 s for an answer, no longer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    let arrive = (): void => undefined
    const arrival = new Promise<void>((resolve) => (arrive = resolve))
    const { url } = await listen(() => arrive())
    let isAnswered = false
    const answer = webSocketTransport(NodeWebSocket)
      .probe(`${url}/info`)
      .finally(() => (isAnswered = true))
    await arrival
    vi.advanceTimersByTime(2_999)
    await new Promise(setImmediate)
    expect(isAnswered).toBe(false)
    vi.advanceTimersByTime(1)
    expect(await answer).toBe(false)
  })

  it('probes the network if AbortSignal has no `timeout`, as in React Native', async () => {
    const { url } = await listen()
    vi.stubGlobal('AbortSignal', {})
    expect(await webSocketTransport(NodeWebSocket).probe(`${url}/info`)).toBe(true)
    vi.unstubAllGlobals()
  })
})
