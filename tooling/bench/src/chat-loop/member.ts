import type { Socket } from 'node:net'
import { commands, IM_PLATFORM, PROTOCOL, pushes, type CommandName } from '@org/im-sdk/protocol'
import { maskedFrame, openRawSocket } from '../harness/raw-socket'
import { FrameReader } from './frame-reader'
import { messageText } from './message-text'
import type { Person } from './server.process'

interface Reply {
  readonly head: { readonly servcmd: string; readonly seq: number }
  readonly body: { readonly ErrorCode: number; readonly ErrorInfo: string }
}

/**
 * A minimal client of the gateway: it parses replies, and counts and acknowledges pushes without parsing them, so that
 * 500 clients leave a core to the server.
 */
export class Member {
  /** The number of received messages. */
  pushed = 0
  private socket: Socket | null = null
  private seq = 0
  private said = 0
  private sessionData: string[] = []
  private readonly waiting = new Map<number, (reply: Reply) => void>()
  private readonly reader = new FrameReader((payload) => this.take(payload))

  constructor(
    private readonly sdkAppID: number,
    readonly person: Person,
  ) {}

  async login(port: number): Promise<void> {
    const query = `sdkappid=${this.sdkAppID}&instanceid=${this.person.userID}&random=1&platform=${IM_PLATFORM.h5}`
    const socket = await openRawSocket(port, `${PROTOCOL.textPath}?${query}`)
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => this.reader.take(bytes))
    this.socket = socket
    await this.call('login', {})
  }

  /** Resolves when the message is stored. */
  say(): Promise<void> {
    this.said += 1
    return this.call('sendGroupMessage', {
      GroupId: this.person.groupID,
      Random: (Number(this.person.userID) * 1_000_003 + this.said) % 4_294_967_296,
      ClientSequence: this.said,
      ClientTime: 0,
      MsgBody: [{ MsgType: 'TIMTextElem', MsgContent: { Text: messageText(this.said) } }],
    })
  }

  /** Every 200 ms, like the real client. */
  acknowledge(): void {
    while (this.sessionData.length > 0) void this.call('ackPush', { SessionDataList: this.sessionData.splice(0, 100) })
  }

  private call(name: CommandName, body: object): Promise<void> {
    const { wire: servcmd } = commands[name]
    this.seq += 1
    const { seq } = this
    const { userID, userSig } = this.person
    const head = {
      servcmd,
      seq,
      identifier: userID,
      instanceid: userID,
      sdkappid: this.sdkAppID,
      platform: IM_PLATFORM.h5,
    }
    this.socket?.write(maskedFrame(JSON.stringify({ head: { ...HEAD, ...head, usersig: userSig }, body })))
    return new Promise((resolve, reject) => {
      this.waiting.set(seq, ({ body: { ErrorCode, ErrorInfo } }) => {
        if (ErrorCode === 0) resolve()
        else reject(new Error(`${servcmd}: ${ErrorCode} ${ErrorInfo}`))
      })
    })
  }

  private take(payload: Buffer): void {
    if (payload.indexOf(PUSH) === HEAD_AT) return this.takePush(payload)
    const reply = JSON.parse(String(payload)) as Reply
    const take = this.waiting.get(reply.head.seq)
    this.waiting.delete(reply.head.seq)
    take?.(reply)
  }

  private takePush(payload: Buffer): void {
    for (let at = payload.indexOf(SENDER); at >= 0; at = payload.indexOf(SENDER, at + SENDER.length)) this.pushed += 1
    const from = payload.lastIndexOf(SESSION_DATA) + SESSION_DATA.length
    this.sessionData.push(payload.toString('latin1', from, payload.indexOf('"', from)))
  }
}

const HEAD = { reqtime: 0, ver: PROTOCOL.version, sdkversion: PROTOCOL.version, contenttype: 'json', sdkability: 0 }
const PUSH = Buffer.from(`{"head":{"servcmd":"${pushes.pushMessages.wire}"`)
const HEAD_AT = 0
const SENDER = Buffer.from('"From_Account":')
const SESSION_DATA = Buffer.from('"SessionData":"')
