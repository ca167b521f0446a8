import { TYPES } from '@org/im-sdk'
import { ChangeActs } from './change-acts'
import { ClubActs } from './club-acts'
import { ExtraActs } from './extra-acts'
import { FactActs } from './fact-acts'
import { ManageActs } from './manage-acts'
import { OwnActs } from './own-acts'
import { say } from './contacts'
import { ReloadActs } from './reload-acts'
import type { Act, ActOf, Target } from './schedule'
import type { Sent } from './sent'
import type { SimDevice } from './sim-device'
import { TidyActs } from './tidy-acts'
import type { World } from './world'

interface Read {
  readonly device: SimDevice
  readonly of: Target
  isAcknowledged: boolean
}

/** The actions of the users, and their results. */
export class UserActs {
  sent: readonly Sent[] = []
  readonly clubs: ClubActs
  readonly changes: ChangeActs
  readonly tidying: TidyActs
  readonly owning: OwnActs
  readonly managing: ManageActs
  readonly facts: FactActs
  readonly extras: ExtraActs
  readonly reloads: ReloadActs
  private readonly reads: Read[] = []
  private texts = 0

  constructor(private readonly world: World) {
    this.clubs = new ClubActs(world)
    this.changes = new ChangeActs(world)
    this.owning = new OwnActs(world)
    this.tidying = new TidyActs(world, this.owning)
    this.managing = new ManageActs(world)
    this.facts = new FactActs(world)
    this.extras = new ExtraActs(world)
    this.reloads = new ReloadActs(world)
  }

  take(act: Act): void {
    const { world } = this
    switch (act.kind) {
      case 'say':
        return say(world, act)
      case 'join':
      case 'quit':
        return this.clubs.take(act)
      case 'revoke':
      case 'modify':
      case 'erase':
        return this.changes.take(act)
      case 'pin':
      case 'unpin':
      case 'clear':
      case 'remove':
      case 'unlist':
      case 'readAll':
        return this.tidying.take(act)
      case 'mark':
      case 'unmark':
      case 'annotate':
      case 'file':
      case 'unfile':
      case 'hush':
      case 'discard':
      case 'unhush':
      case 'draft':
        return this.owning.take(act)
      case 'confirm':
      case 'extend':
      case 'unmention':
        return this.extras.take(act)
      case 'manage':
        return void this.managing.manage(act)
      case 'speak':
        return void this.managing.speak(act.device)
      case 'attribute':
      case 'count':
        return this.facts.take(act)
      case 'reload':
        return this.reload(act)
    }
    const device = world.device(act.device)
    if (act.kind === 'send') this.send(device, act.to)
    else if (act.kind === 'mention') this.send(device, act.to, act.whom)
    else if (act.kind === 'page') tolerate(device.page(world.conversationID(act.of)))
    else if (act.kind === 'turn') tolerate(device.turn(world.conversationID(act.of)))
    else if (act.kind === 'arrive') tolerate(device.arrive())
    else if (act.kind === 'list') tolerate(device.chat.getConversationList())
    else if (act.of !== 'room') this.read(device, act.of)
  }

  /** Everything that may be sent is sent. */
  get isDone(): boolean {
    return this.sent.every(
      (sent) => !sent.isRunning && (sent.sequence !== null || !this.maySend(sent) || this.reloads.isGone(sent)),
    )
  }

  /** Resends failed messages like a user, as long as a resend is possible. */
  tryAgain(): void {
    for (const device of this.world.devices) tolerate(device.arrive())
    for (const sent of this.sent)
      if (sent.sequence === null && !sent.isRunning && this.maySend(sent) && this.reloads.maySendAgain(sent))
        this.transmit(sent)
    for (const read of this.reads) if (!read.isAcknowledged) this.report(read)
  }

  private maySend({ device, to }: Sent): boolean {
    return this.world.maySend(device, to)
  }

  private send(device: SimDevice, to: Target, whom?: number | 'all'): void {
    const { world } = this
    if (!device.chat.isReady() || (whom !== undefined && !world.maySend(device, to))) return
    const text = `${device.name}:${this.texts++}`
    const conversationType = typeof to === 'number' ? TYPES.CONV_C2C : TYPES.CONV_GROUP
    const asks = world.schedule.hasExtras && to !== 'room'
    const options = { to: world.targetID(to), conversationType, needReadReceipt: asks, isSupportExtension: asks }
    const message =
      whom === undefined
        ? device.chat.createTextMessage({ ...options, payload: { text } })
        : device.chat.createTextAtMessage({ ...options, payload: { text, atUserList: [world.mentioned(whom)] } })
    const sent: Sent = { text, device, to, message, sequence: null, isRunning: false, isKept: false }
    this.sent = [...this.sent, sent]
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

  private reload(act: ActOf<'reload'>): void {
    this.clubs.closed(this.world.device(act.device).user)
    this.owning.closed(this.world.device(act.device))
    this.sent = this.reloads.take(act, this.sent)
  }

  private read(device: SimDevice, of: Target): void {
    const read = { device, of, isAcknowledged: false }
    this.reads.push(read)
    this.report(read)
  }

  private report(read: Read): void {
    const conversationID = this.world.conversationID(read.of)
    const device = this.world.device(read.device.name)
    device.chat.setMessageRead({ conversationID }).then(
      () => {
        read.isAcknowledged = true
        device.readThrough(conversationID)
      },
      () => undefined,
    )
  }
}

/** A call that may fail, as with a broken connection. */
const tolerate = (call: Promise<unknown>): void => {
  call.catch(() => undefined)
}
