import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ABILITY, commands, ERRORS, isPurchased, messageKey, type CommandName } from '@org/im-sdk/protocol'
import { openClient, text, type ChatServer, type ProtocolClient } from '@org/server/protocol-client'
import type { Answer, Request } from './bodies'

export interface Target {
  readonly server: ChatServer
  /** Three users that the server knows, who are nobody's friends and have no other devices. */
  readonly members: readonly [string, string, string]
  /** How long an answer may take. */
  readonly patienceMs: number
  /** How long what the others see of it may take; by default as long. */
  readonly seenMs?: number
  /** Lets time pass, when a command was sent too often. */
  readonly wait: (ms: number) => Promise<unknown>
}

const RETRY_MS = 500
/** More than a minute, the longest interval of a frequency limit. */
const RETRIES = 180
const LIMITED: ReadonlySet<number> = new Set([ERRORS.OVER_FREQUENCY_LIMIT.code, ERRORS.SERVICE_OVERLOAD.code])

interface Refusable {
  readonly errorCode: number
  readonly errorInfo: string
}

/** A device of a user. */
export class User {
  constructor(
    readonly client: ProtocolClient,
    private readonly patienceMs: number,
    private readonly wait: (ms: number) => Promise<unknown>,
  ) {}

  get userID(): string {
    return this.client.userID
  }

  /** Repeats what is refused for its frequency. */
  async send(name: CommandName, body: object, head: object = {}): Promise<Refusable> {
    for (let tries = 0; ; tries += 1) {
      const answer = await this.once(name, body, head)
      if (!LIMITED.has(answer.errorCode) || tries === RETRIES) return answer
      await this.wait(RETRY_MS)
    }
  }

  /** Throws if the request is refused. */
  async ask<Name extends CommandName>(name: Name, body: Request<Name>): Promise<Answer<Name>> {
    const answer = await this.send(name, body)
    if (answer.errorCode !== 0) throw new Error(`${name} was refused: ${answer.errorCode} ${answer.errorInfo}`)
    return answer as Answer<Name>
  }

  private once(name: CommandName, body: object, head: object): Promise<Refusable> {
    const answered = new AbortController()
    const late = sleep(this.patienceMs, undefined, { signal: answered.signal }).then(() => {
      throw new Error(`${name} had no answer.`)
    })
    late.catch(() => {})
    return Promise.race([this.client.ask(commands[name].wire, body, head), late]).finally(() => answered.abort())
  }
}

/** The sockets of all users. */
class Devices {
  private readonly clients: ProtocolClient[] = []

  constructor(private readonly target: Target) {}

  async connect(userID: string, platform: number): Promise<User> {
    const { server, patienceMs } = this.target
    const client = await openClient(server, { userID, platform, atEnd: () => {} })
    this.clients.push(client)
    return new User(client, patienceMs, (ms) => this.wait(ms))
  }

  async enter(userID: string, platform: number): Promise<User> {
    const user = await this.connect(userID, platform)
    const { errorCode, errorInfo } = await user.client.login()
    if (errorCode !== 0) throw new Error(`The login of ${userID} was refused: ${errorCode} ${errorInfo}`)
    return user
  }

  leave(): void {
    for (const { socket } of this.clients) socket.terminate()
  }

  /** A server closes sockets that are silent for long. */
  private async wait(ms: number): Promise<void> {
    await this.target.wait(ms)
    for (const { socket } of this.clients) if (socket.readyState === socket.OPEN) socket.ping()
  }
}

type GroupOptions = Partial<Request<'createGroup'>>

/** Three users, and what most cases need. */
export class Stage {
  private constructor(
    readonly target: Target,
    readonly ann: User,
    /** Ann's second device. */
    readonly phone: User,
    readonly bob: User,
    /** The id of a third user, who is not logged in. */
    readonly cyd: string,
    private readonly devices: Devices,
  ) {}

  private readonly groups: string[] = []
  private readonly others = new Map<string, Promise<User>>()
  private purchaseBits = ''

  static async enter(target: Target): Promise<Stage> {
    const [annID, bobID, cyd] = target.members
    const devices = new Devices(target)
    const ann = await devices.enter(annID, WEB)
    const stage = new Stage(
      target,
      ann,
      await devices.enter(annID, ANDROID),
      await devices.enter(bobID, WEB),
      cyd,
      devices,
    )
    const { purchaseBits } = await stage.ann.ask('getCommercialConfig', { SDKAppID: target.server.sdkAppId })
    stage.purchaseBits = purchaseBits
    // A server may limit what strangers write.
    await stage.bob.ask('sendC2CMessage', { toAccount: ann.userID, ...text('hello') })
    return stage
  }

  /** Another device, not logged in. */
  connect(userID: string, platform: number): Promise<User> {
    return this.devices.connect(userID, platform)
  }

  /** Another device, logged in. */
  enter(userID: string, platform = ANDROID): Promise<User> {
    return this.devices.enter(userID, platform)
  }

  /** One more device of a user, always the same one, of a platform on which the user is not logged in. */
  another(userID: string): Promise<User> {
    const device = this.others.get(userID) ?? this.enter(userID, IOS)
    this.others.set(userID, device)
    return device
  }

  /** Whether the app has purchased an ability. */
  isAble(ability: number): boolean {
    return isPurchased(this.purchaseBits, ability)
  }

  /** What concerns topics, if the app has them. */
  async ofTopics<Item>(make: (place: { groupID: string; topicID: string }) => Item | Promise<Item>): Promise<Item[]> {
    return this.isAble(ABILITY.communities) ? [await make(await this.community())] : []
  }

  /** A name that nothing has. */
  fresh(): string {
    return `kit${randomBytes(6).toString('hex')}`
  }

  /** A group of Ann, with Bob as a member unless it is a chat room. */
  async group(type: Request<'createGroup'>['type'], options: GroupOptions = {}): Promise<string> {
    const memberList = type === 'AVChatRoom' ? [] : [{ userID: this.bob.userID }]
    const { groupID } = await this.ann.ask('createGroup', { type, name: 'conformance', memberList, ...options })
    this.groups.push(groupID)
    return groupID
  }

  /** A community of Ann and Bob with a topic. */
  async community(): Promise<{ groupID: string; topicID: string }> {
    const groupID = await this.group('Community', { isSupportTopic: 1 })
    return { groupID, topicID: (await this.ann.ask('createTopic', { groupID, topicName: 'news' })).topicID }
  }

  /** A chat room of Ann, in which both are. */
  async room(): Promise<{ groupID: string; longPollingKey: string; startSeq: number }> {
    const groupID = await this.group('AVChatRoom')
    await this.ann.ask('joinGroup', { groupID })
    return { ...(await this.bob.ask('joinGroup', { groupID })), groupID }
  }

  /** A message of Ann to Bob that takes receipts and extensions. */
  async messageToBob() {
    const message = text('a goal')
    const options = { needReadReceipt: true, isSupportExtension: true }
    const { userID } = this.bob
    const { sequence, time } = await this.ann.ask('sendC2CMessage', { toAccount: userID, ...message, ...options })
    return { sequence, time, messageKey: messageKey({ sequence, time, random: message.random }), toAccount: userID }
  }

  /** A message of Ann in a public group with Bob that takes receipts and extensions. */
  async messageToGroup() {
    const groupID = await this.group('Public')
    const options = { needReadReceipt: true, isSupportExtension: true }
    const { sequence, time } = await this.ann.ask('sendGroupMessage', { groupID, ...text('a goal'), ...options })
    return { groupID, sequence, time }
  }

  /** A user owns a limited number of groups. */
  async leave(): Promise<void> {
    for (const groupID of this.groups) await this.ann.send('dismissGroup', { groupID })
    this.devices.leave()
  }
}

const WEB = 3
const IOS = 1
const ANDROID = 2
