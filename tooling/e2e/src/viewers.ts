import { createApiClient } from '@org/api-client'
import { getCommonConfig, getGuestInfo } from '@org/api-client/contract'
import {
  commands,
  forWire,
  fromWire,
  IM_PLATFORM,
  type CommandName,
  type Commands,
  type ReplyOf,
  type ReplyStatus,
  type RequestOf,
} from '@org/im-sdk/protocol'
import { WebSocket } from 'ws'
import { PATIENCE_MS } from './fan'

type Answer<Name extends CommandName> = ReplyStatus & ReplyOf<Commands[Name]>
type Element = RequestOf<Commands['sendGroupMessage']>['msgBody'][number]

/** How many enter at once. */
const PARALLEL = 10
/** Later than an app polls again, so that hundreds cost little. */
const POLL_AFTER_MS = 5_000
const VERSION = '2.27.6'
/** With the pause so short that the server does not think that the viewer has left. */
const HOLD_SECONDS = 60

/** Guests in a chat room, who poll it, each by a socket without an engine. */
export const newViewers = async (serverUrl: string, groupID: string, count: number): Promise<Viewer[]> => {
  const api = createApiClient({
    host: () => serverUrl,
    common: () => ({ platform: 'h5' }),
    timeoutMs: PATIENCE_MS,
  })
  const { config } = await api.call(getCommonConfig, {})
  const viewers: Viewer[] = []
  const enter = async () => {
    const { userid, txim_sign } = await api.call(getGuestInfo, {})
    return Viewer.enter(serverUrl, groupID, { userID: userid, userSig: txim_sign, SDKAppID: config.im_sdkappid })
  }
  while (viewers.length < count)
    viewers.push(...(await Promise.all(Array.from({ length: Math.min(PARALLEL, count - viewers.length) }, enter))))
  return viewers
}

export class Viewer {
  private readonly waiting = new Map<number, { answer: (frame: string) => void; fail: (error: Error) => void }>()
  private seq = 0
  private a2 = ''
  private polling: NodeJS.Timeout | undefined

  private constructor(
    private readonly socket: WebSocket,
    private readonly groupID: string,
    readonly userID: string,
    private readonly SDKAppID: number,
  ) {
    socket.on('message', (data) => this.receive(String(data)))
    socket.on('close', (code) => {
      for (const { fail } of this.waiting.values()) fail(new Error(`The socket of ${userID} was closed with ${code}.`))
    })
  }

  static async enter(
    serverUrl: string,
    groupID: string,
    { userID, userSig, SDKAppID }: { userID: string; userSig: string; SDKAppID: number },
  ): Promise<Viewer> {
    const query = new URLSearchParams({
      sdkappid: String(SDKAppID),
      instanceid: userID,
      random: '1',
      platform: String(IM_PLATFORM.h5),
      host: 'localhost',
      version: VERSION,
      sdkversion: VERSION,
    })
    const address = `${serverUrl.replace('http', 'ws')}/info?${query}`
    const socket = new WebSocket(address, { perMessageDeflate: false })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    const viewer = new Viewer(socket, groupID, userID, SDKAppID)
    viewer.a2 = (await viewer.request('login', {}, { usersig: userSig })).a2Key
    const { longPollingKey, startSeq, errorInfo } = await viewer.join()
    if (errorInfo !== '') throw new Error(`${userID} does not get into the room: ${errorInfo}`)
    void viewer.poll(longPollingKey, startSeq)
    return viewer
  }

  join(): Promise<Answer<'joinGroup'>> {
    return this.request('joinGroup', { groupID: this.groupID })
  }

  /** Sends a line, and resolves with the name of the error with which it is refused; empty if it is not. */
  say(text: string): Promise<string> {
    return this.send({ msgType: 'TIMTextElem', msgContent: { text } }, 'Normal')
  }

  /** The same, again while the server is too busy for it. */
  insist(text: string): Promise<string> {
    return whenNotBusy(() => this.say(text))
  }

  async give(data: string): Promise<void> {
    const gift: Element = { msgType: 'TIMCustomElem', msgContent: { data, description: '', extension: '' } }
    const refusal = await whenNotBusy(() => this.send(gift, 'High'))
    if (refusal !== '') throw new Error(`The gift is refused: ${refusal}.`)
  }

  /** How many users the server counts in the room; null while it is too busy for the question. */
  async onlineCount(): Promise<number | null> {
    const { errorCode, onlineMemberNum } = await this.request('getOnlineMemberCount', { groupID: this.groupID })
    return errorCode === 0 ? onlineMemberNum : null
  }

  async leave(): Promise<void> {
    clearTimeout(this.polling)
    await this.request('quitGroup', { groupID: this.groupID })
    // A poll that was held is over by now.
    clearTimeout(this.polling)
    this.socket.terminate()
  }

  private async send(element: Element, priority: 'High' | 'Normal'): Promise<string> {
    const key = this.seq + 1
    const message = { random: key, clientSequence: key, clientTime: 1, msgBody: [element], priority }
    const { errorCode, errorName } = await this.request('sendGroupMessage', { groupID: this.groupID, ...message })
    return errorCode === 0 ? '' : (errorName ?? String(errorCode))
  }

  private receive(frame: string): void {
    const seq = numberIn(frame, 'seq')
    this.waiting.get(seq)?.answer(frame)
    this.waiting.delete(seq)
    const push = /"SessionData":"(\w+)"/.exec(frame)?.[1]
    // The server closes the socket of who acknowledges nothing.
    if (push !== undefined) void this.ask('ackPush', { sessionDataList: [push] })
  }

  private async poll(key: string, startSeq: number): Promise<void> {
    const { groupID } = this
    const asked = this.ask('longPoll', { groupID, key, startSeq, simplifiedMessage: 1, holdTime: HOLD_SECONDS })
    const frame = await asked.catch(() => null)
    if (frame === null) return
    const next = numberIn(frame, 'NextSeq') || startSeq
    this.polling = setTimeout(() => void this.poll(key, next), POLL_AFTER_MS)
  }

  private async request<Name extends CommandName>(
    name: Name,
    body: Partial<RequestOf<Commands[Name]>>,
    head: object = {},
  ): Promise<Answer<Name>> {
    const frame = JSON.parse(await this.ask(name, body, head)) as { body: object }
    return fromWire(frame.body) as Answer<Name>
  }

  private ask(name: CommandName, body: object, more: object = {}): Promise<string> {
    this.seq += 1
    const head = {
      servcmd: commands[name].wire,
      seq: this.seq,
      reqtime: 1,
      ver: '1',
      sdkversion: VERSION,
      platform: IM_PLATFORM.h5,
      sdkappid: this.SDKAppID,
      contenttype: 'json',
      identifier: this.userID,
      instanceid: this.userID,
      sdkability: 1,
      a2: this.a2,
      ...more,
    }
    const answered = new Promise<string>((answer, fail) => this.waiting.set(head.seq, { answer, fail }))
    // Nobody waits for an acknowledgement.
    answered.catch(() => undefined)
    this.socket.send(JSON.stringify({ head, body: forWire(body) }))
    return answered
  }
}

const whenNotBusy = async (send: () => Promise<string>): Promise<string> => {
  for (;;) {
    const refusal = await send()
    if (refusal !== 'SERVICE_OVERLOAD') return refusal
  }
}

/** Of the first field with this name, without reading the messages of the frame. */
const numberIn = (frame: string, name: string): number => Number(new RegExp(`"${name}":(\\d+)`).exec(frame)?.[1] ?? 0)
