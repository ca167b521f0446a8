import { TYPES, type Message } from '@org/im-sdk'
import { ClubActs } from './club-acts'
import { say } from './contacts'
import type { Act, Target } from './schedule'
import type { SimDevice } from './sim-device'
import type { World } from './world'

/** A message that a user wanted to send. */
export interface Sent {
  readonly text: string
  readonly device: SimDevice
  readonly to: Target
  readonly message: Message
  /** What the server has acknowledged; null while it has not. */
  sequence: number | null
  isRunning: boolean
}

interface Read {
  readonly device: SimDevice
  readonly of: Target
  isAcknowledged: boolean
}

/** The actions of the users, and their results. */
export class UserActs {
  readonly sent: Sent[] = []
  readonly clubs: ClubActs
  private readonly reads: Read[] = []

  constructor(private readonly world: World) {
    this.clubs = new ClubActs(world)
  }

  take(act: Act): void {
    const { world } = this
    if (act.kind === 'say') return say(world, act)
    if (act.kind === 'join' || act.kind === 'quit') return this.clubs.take(act)
    const device = world.device(act.device)
    if (act.kind === 'send') this.send(device, act.to)
    else if (act.kind === 'page') tolerate(device.page(world.conversationID(act.of)))
    else if (act.kind === 'turn') tolerate(device.turn(world.conversationID(act.of)))
    else if (act.kind === 'arrive') tolerate(device.arrive())
    else if (act.kind === 'list') tolerate(device.chat.getConversationList())
    else if (act.of !== 'room') this.read(device, act.of)
  }

  /** Everything that may be sent is sent. */
  get isDone(): boolean {
    return this.sent.every((sent) => !sent.isRunning && (sent.sequence !== null || !this.maySend(sent)))
  }

  /** Resends failed messages like a user, as long as a resend is possible. */
  tryAgain(): void {
    for (const device of this.world.devices) tolerate(device.arrive())
    for (const sent of this.sent)
      if (sent.sequence === null && !sent.isRunning && this.maySend(sent)) this.transmit(sent)
    for (const read of this.reads) if (!read.isAcknowledged) this.report(read)
  }

  private maySend({ device, to }: Sent): boolean {
    return this.world.maySend(device, to)
  }

  private send(device: SimDevice, to: Target): void {
    if (!device.chat.isReady()) return
    const { world } = this
    const text = `${device.name}:${this.sent.length}`
    const conversationType = typeof to === 'number' ? TYPES.CONV_C2C : TYPES.CONV_GROUP
    const message = device.chat.createTextMessage({ to: world.targetID(to), conversationType, payload: { text } })
    const sent: Sent = { text, device, to, message, sequence: null, isRunning: false }
    this.sent.push(sent)
    this.transmit(sent)
  }

  private transmit(sent: Sent): void {
    const { note, broken } = this.world
    sent.isRunning = true
    sent.device.chat
      .sendMessage(sent.message)
      .then(
        ({ data }) => {
          sent.sequence = data.message.sequence
          note(`${sent.text} is acknowledged as ${sent.sequence}`)
        },
        (error: { code?: number }) => note(`${sent.text} fails with ${error.code ?? String(error)}`),
      )
      .finally(() => {
        sent.isRunning = false
      })
      .catch((error: unknown) => broken('crash', String(error)))
  }

  private read(device: SimDevice, of: Target): void {
    const read = { device, of, isAcknowledged: false }
    this.reads.push(read)
    this.report(read)
  }

  private report(read: Read): void {
    const conversationID = this.world.conversationID(read.of)
    read.device.chat.setMessageRead({ conversationID }).then(
      () => {
        read.isAcknowledged = true
        read.device.readThrough(conversationID)
      },
      () => undefined,
    )
  }
}

/** A call that may fail, as with a broken connection. */
const tolerate = (call: Promise<unknown>): void => {
  call.catch(() => undefined)
}
