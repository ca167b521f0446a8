import { addMember, c2cKey, ensureGroup, groupKey, migrate, openDatabase, signUserSig } from '@org/server/core'
import { TYPES, type Message } from '@org/im-sdk'
import { sql } from 'kysely'
import { chanceOf } from './chance'
import { HOSTS, type Schedule, type Step, type Target } from './schedule'
import type { SeededBugs } from './seeded-bugs'
import { SimBus } from './sim-bus'
import { SimClock } from './sim-clock'
import { SimDevice } from './sim-device'
import { SimNetwork, type Weather } from './sim-network'
import { CONFIG } from './sim-process'
import { SimServer } from './sim-server'
import { DATABASE_GONE, type SimStore } from './sim-store'

export interface Violation {
  /** I1–I10, or what else must not happen. */
  readonly invariant: string
  readonly detail: string
}

/** A message that somebody wanted to send. */
export interface Sent {
  readonly text: string
  readonly device: SimDevice
  readonly to: Target
  readonly message: Message
  /** What the server has acknowledged; null while it has not. */
  sequence: number | null
  /** The code of the last refusal. */
  code: number
  isRunning: boolean
}

export interface ReadMark {
  readonly device: SimDevice
  readonly of: Target
  isAcknowledged: boolean
}

/** Everything of one schedule: devices, servers and what is between them. */
export class World {
  readonly clock = new SimClock()
  readonly network: SimNetwork
  readonly bus: SimBus
  readonly servers: readonly SimServer[]
  readonly violations: Violation[] = []
  readonly trace: string[] = []
  readonly sent: Sent[] = []
  readonly reads: ReadMark[] = []
  devices: readonly SimDevice[] = []
  userIDs: readonly string[] = []
  groupID = ''
  roomID = ''

  constructor(
    readonly schedule: Schedule,
    readonly store: SimStore,
    private readonly bugs: SeededBugs,
  ) {
    const { clock } = this
    const chance = chanceOf(schedule.seed)
    this.network = new SimNetwork(clock, chance.fork('network'))
    this.bus = new SimBus(clock, chance.fork('bus'), (error) => this.broken('crash', `a doorbell: ${String(error)}`))
    this.servers = HOSTS.map(
      (host) =>
        new SimServer({
          host,
          clock,
          store,
          network: this.network,
          bus: this.bus,
          chance: chance.fork(`server ${host}`),
          ackBeforeCommit: bugs.ackBeforeCommit ?? false,
          onLogged: (line) => {
            if (!line.includes(DATABASE_GONE)) this.broken('error', `server ${host} logged ${line.trim()}`)
          },
        }),
    )
  }

  /** Users, group and room that nobody has used before, servers up, everybody logged in and in the room. */
  async begin(): Promise<void> {
    const { users, members, devices, seed } = this.schedule
    // The same seed draws the same session keys.
    await this.store.direct('DELETE FROM im_session')
    const rows = await this.store.direct<{ id: number }>(
      `INSERT INTO account (account, nick_name, avatar, invite_code, regist_time)
       SELECT gen_random_uuid(), 'user', '', gen_random_uuid(), 0 FROM generate_series(1, $1) RETURNING id`,
      [users],
    )
    this.userIDs = rows.map(({ id }) => String(id))
    this.groupID = `group-${this.userIDs[0]}`
    this.roomID = `room-${this.userIDs[0]}`
    await this.makeGroups(this.userIDs.slice(0, members))
    const seconds = Math.floor(this.clock.now() / 1_000)
    const chance = chanceOf(seed)
    this.devices = devices.map((plan) => {
      const userID = this.userIDs[plan.user] ?? ''
      return new SimDevice({
        plan,
        userID,
        userSig: signUserSig(CONFIG, userID, DAY_SECONDS, seconds),
        clock: this.clock,
        network: this.network,
        chance: chance.fork(plan.name),
        bugs: this.bugs,
        onBroken: this.broken,
        onTrace: this.note,
      })
    })
    for (const server of this.servers) server.start()
    const ready = Promise.all(
      this.devices.map(async (device) => {
        await device.login()
        await device.chat.joinGroup({ groupID: this.roomID })
      }),
    )
    ready.catch((error: unknown) => this.broken('progress', `nobody can log in: ${String(error)}`))
    await this.pass(2_000)
    await ready.catch(() => undefined)
  }

  /** Lets so much time pass. */
  pass(ms: number): Promise<void> {
    return this.clock.advanceTo(this.clock.now() + ms, () => this.store.settled())
  }

  /** Makes one step happen. */
  take(step: Step): void {
    this.note(JSON.stringify(step))
    if (step.kind === 'send') this.send(this.device(step.device), step.to)
    else if (step.kind === 'read') this.read(this.device(step.device), step.of)
    else if (step.kind === 'page') tolerate(this.device(step.device).page(this.conversationID(step.of)))
    else if (step.kind === 'list') tolerate(this.device(step.device).chat.getConversationList())
    else if (step.kind === 'cut') this.network.cut(step.name, step.halfOpen)
    else if (step.kind === 'isolate') this.isolate(step.name, step.forMs)
    else if (step.kind === 'weather') this.changeWeather(step.weather, step.forMs)
    else if (step.kind === 'busLoss') this.loseDoorbells(step.loss, step.forMs)
    else if (step.kind === 'crash') this.crash(step)
    else if (step.kind === 'slow') this.slowDown(step)
    else if (step.kind === 'drain') this.server(step.host).drain(step.withinSeconds, step.forMs)
    else if (step.kind === 'database') this.loseDatabase(step)
    else this.skew(step.name, step.ms)
  }

  /** All faults are over. */
  heal(): void {
    this.note('heals')
    this.network.heal()
    this.bus.loss = 0
    this.store.comeBack()
    for (const server of this.servers) server.heal()
  }

  /** Sends again what failed, as a user would: nothing that can be tried again is left alone. */
  tryAgain(): void {
    for (const sent of this.sent)
      if (sent.sequence === null && !sent.isRunning && this.maySend(sent)) this.transmit(sent)
    for (const read of this.reads) if (!read.isAcknowledged) this.report(read)
  }

  get isDone(): boolean {
    return this.sent.every((sent) => !sent.isRunning && (sent.sequence !== null || !this.maySend(sent)))
  }

  conversationID(target: Target): string {
    if (typeof target === 'number') return `C2C${this.userIDs[target] ?? ''}`
    return `GROUP${target === 'group' ? this.groupID : this.roomID}`
  }

  /** The store's name of the conversation that a user has with a target. */
  key(user: number, target: Target): string {
    if (typeof target === 'number') return c2cKey(this.userIDs[user] ?? '', this.userIDs[target] ?? '')
    return groupKey(target === 'group' ? this.groupID : this.roomID)
  }

  isMember(user: number): boolean {
    return user < this.schedule.members
  }

  maySend({ device, to }: Pick<Sent, 'device' | 'to'>): boolean {
    return to !== 'group' || this.isMember(device.user)
  }

  readonly broken = (invariant: string, detail: string): void => {
    this.violations.push({ invariant, detail })
    this.note(`${invariant} broken: ${detail}`)
  }

  /** Ids differ from run to run, the numbers of their users do not. */
  private readonly note = (line: string): void => {
    let text = line
    this.userIDs.forEach((id, user) => {
      text = text.replaceAll(id, `#${user}`)
    })
    this.trace.push(`${this.clock.now()} ${text}`)
  }

  private async makeGroups(memberIDs: readonly string[]): Promise<void> {
    const { db } = this.store.connect({ there: () => Promise.resolve(), back: () => Promise.resolve() })
    const [ownerID = ''] = memberIDs
    await ensureGroup(db, { groupID: this.groupID, type: 'Public', name: 'group', ownerID })
    await ensureGroup(db, { groupID: this.roomID, type: 'AVChatRoom', name: 'room', ownerID })
    for (const userID of memberIDs) await addMember(db, { groupID: this.groupID, userID, role: 'Member', now: 0 })
  }

  private device(name: string): SimDevice {
    const device = this.devices.find((one) => one.name === name)
    if (device === undefined) throw new Error(`The schedule has no device ${name}.`)
    return device
  }

  private server(host: string): SimServer {
    const server = this.servers[HOSTS.findIndex((name) => name === host)]
    if (server === undefined) throw new Error(`The schedule has no server ${host}.`)
    return server
  }

  private send(device: SimDevice, to: Target): void {
    if (!device.chat.isReady()) return
    const text = `${device.name}:${this.sent.length}`
    const conversationType = typeof to === 'number' ? TYPES.CONV_C2C : TYPES.CONV_GROUP
    const id = typeof to === 'number' ? (this.userIDs[to] ?? '') : to === 'group' ? this.groupID : this.roomID
    const message = device.chat.createTextMessage({ to: id, conversationType, payload: { text } })
    const sent: Sent = { text, device, to, message, sequence: null, code: 0, isRunning: false }
    this.sent.push(sent)
    this.transmit(sent)
  }

  private transmit(sent: Sent): void {
    sent.isRunning = true
    sent.device.chat
      .sendMessage(sent.message)
      .then(
        ({ data }) => {
          sent.sequence = data.message.sequence
          this.note(`${sent.text} is acknowledged as ${sent.sequence}`)
        },
        (error: { code?: number }) => {
          sent.code = error.code ?? -1
          this.note(`${sent.text} fails with ${sent.code}`)
        },
      )
      .finally(() => {
        sent.isRunning = false
      })
      .catch((error: unknown) => this.broken('crash', String(error)))
  }

  private read(device: SimDevice, of: Target): void {
    if (of === 'room') return
    const read = { device, of, isAcknowledged: false }
    this.reads.push(read)
    this.report(read)
  }

  private report(read: ReadMark): void {
    read.device.chat.setMessageRead({ conversationID: this.conversationID(read.of) }).then(
      () => {
        read.isAcknowledged = true
        read.device.readThrough(this.conversationID(read.of))
      },
      () => undefined,
    )
  }

  private isolate(name: string, forMs: number): void {
    this.network.isolate(name, true)
    this.clock.after(forMs, () => this.network.isolate(name, false))
  }

  private changeWeather(weather: Weather, forMs: number): void {
    this.network.weather = weather
    this.clock.after(forMs, () => {
      if (this.network.weather === weather) this.network.heal()
    })
  }

  private loseDoorbells(loss: number, forMs: number): void {
    this.bus.loss = loss
    this.clock.after(forMs, () => {
      this.bus.loss = 0
    })
  }

  private crash({ host, moment, forMs }: Extract<Step, { kind: 'crash' }>): void {
    this.server(host).crashAt(moment, forMs)
  }

  private slowDown({ device, bytesPerSecond, forMs }: Extract<Step, { kind: 'slow' }>): void {
    const { slow } = this.network
    slow.set(device, bytesPerSecond)
    this.clock.after(forMs, () => slow.delete(device))
  }

  private loseDatabase({ moment, forMs }: Extract<Step, { kind: 'database' }>): void {
    this.store.dieAt(moment, () => {
      this.note('the database is gone')
      this.clock.after(forMs, () => this.store.comeBack())
    })
  }

  private skew(name: string, ms: number): void {
    if (HOSTS.some((host) => host === name)) this.server(name).skew(ms)
    else this.device(name).clock.skewMs = ms
  }
}

const DAY_SECONDS = 86_400

/** A call that may fail, as with a broken connection. */
const tolerate = (call: Promise<unknown>): void => {
  call.catch(() => undefined)
}

/** Brings the database at `url` to its newest form. Ids of users begin so high that they sort as text as they do as numbers. */
export const prepareDatabase = async (url: string): Promise<void> => {
  const db = openDatabase(url)
  await migrate(db)
  await sql`ALTER TABLE account ALTER COLUMN id RESTART WITH 1000000000`.execute(db)
  await db.destroy()
}
