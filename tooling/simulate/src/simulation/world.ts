import { c2cKey, groupKey, migrate, openDatabase, signUserSig } from '@org/server/core'
import { sql } from 'kysely'
import { chanceOf } from './chance'
import { HOSTS, type DevicePlan, type Schedule, type Target } from './schedule'
import type { SeededBugs } from './seeded-bugs'
import { SimBus } from './sim-bus'
import { SimClock } from './sim-clock'
import { CONFIG } from './sim-context'
import { SimDevice, type Positions } from './sim-device'
import { SimNetwork } from './sim-network'
import { SimServer } from './sim-server'
import { DATABASE_GONE, type SimStore } from './sim-store'

export interface Violation {
  /** I1–I10, or what else must not happen. */
  readonly invariant: string
  readonly detail: string
}

/** Everything of one schedule: devices, servers and what is between them. */
export class World {
  readonly clock = new SimClock()
  readonly network: SimNetwork
  readonly bus: SimBus
  readonly servers: readonly SimServer[]
  readonly violations: Violation[] = []
  readonly trace: string[] = []
  devices: readonly SimDevice[] = []
  /** Of users, then of contacts. */
  allIDs: readonly string[] = []
  private texts = 0

  constructor(
    readonly schedule: Schedule,
    readonly store: SimStore,
    private readonly bugs: SeededBugs,
  ) {
    const { clock } = this
    const chance = chanceOf(schedule.seed)
    this.network = new SimNetwork(clock, chance.fork('network'))
    this.bus = new SimBus(clock, chance.fork('bus'), (error) => this.broken('crash', `a bus event: ${String(error)}`))
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
          conversationsPerPage: schedule.pages.conversations,
          onLogged: (line) => {
            if (!line.includes(DATABASE_GONE)) this.broken('error', `server ${host} logged ${line.trim()}`)
          },
        }),
    )
  }

  /** Resolves when all initial devices are logged in and in the room. */
  async begin(): Promise<void> {
    const { devices, steps } = this.schedule
    this.devices = devices.map((plan) => this.makeDevice(plan))
    for (const device of this.devices)
      device.render(this.targetsOf(device).map((target) => this.conversationID(target)))
    const late = new Set(steps.map((step) => (step.kind === 'arrive' ? step.device : '')))
    const ready = Promise.all(this.devices.filter(({ name }) => !late.has(name)).map((device) => device.arrive()))
    ready.catch((error: unknown) => this.broken('progress', `nobody can log in: ${String(error)}`))
    await this.pass(2_000)
    await ready.catch(() => undefined)
  }

  /** Advances the clock. */
  pass(ms: number): Promise<void> {
    return this.clock.advanceTo(this.clock.now() + ms, () => this.store.settled())
  }

  /** All faults are over. */
  heal(): void {
    this.note('heals')
    this.network.heal()
    this.bus.loss = 0
    this.store.comeBack()
    for (const server of this.servers) server.heal()
  }

  device(name: string): SimDevice {
    const device = this.devices.find((one) => one.name === name)
    if (device === undefined) throw new Error(`The schedule has no device ${name}.`)
    return device
  }

  server(host: string): SimServer {
    const server = this.servers[HOSTS.findIndex((name) => name === host)]
    if (server === undefined) throw new Error(`The schedule has no server ${host}.`)
    return server
  }

  get userIDs(): readonly string[] {
    return this.allIDs.slice(0, this.schedule.users)
  }

  get groupID(): string {
    return `group-${this.allIDs[0]}`
  }

  get roomID(): string {
    return `room-${this.allIDs[0]}`
  }

  clubID(club: number): string {
    return `club-${club}-${this.allIDs[0]}`
  }

  /** A unique number for a message. */
  nextText(): number {
    this.texts += 1
    return this.texts
  }

  /** The conversations of a device. */
  targetsOf({ user }: SimDevice): readonly Target[] {
    const { users, contacts } = this.schedule
    const peers = Array.from({ length: users + contacts }, (_, index) => index)
    const others = peers.filter((peer) => peer !== user && (peer < users || this.mayKnow(user, peer)))
    return [...others, ...(this.isMember(user) ? (['group'] as const) : []), 'room']
  }

  targetID(target: Target): string {
    if (typeof target === 'number') return this.allIDs[target] ?? ''
    return target === 'group' ? this.groupID : this.roomID
  }

  conversationID(target: Target): string {
    return `${typeof target === 'number' ? 'C2C' : 'GROUP'}${this.targetID(target)}`
  }

  /** The store's name of the conversation that a user has with a target. */
  key(user: number, target: Target): string {
    if (typeof target === 'number') return c2cKey(this.allIDs[user] ?? '', this.allIDs[target] ?? '')
    return groupKey(target === 'group' ? this.groupID : this.roomID)
  }

  isMember(user: number): boolean {
    return user < this.schedule.members
  }

  maySend({ user }: SimDevice, to: Target): boolean {
    return to !== 'group' || this.isMember(user)
  }

  readonly broken = (invariant: string, detail: string): void => {
    this.violations.push({ invariant, detail })
    this.note(`${invariant} broken: ${detail}`)
  }

  /** Ids differ from run to run, the numbers of their users do not. */
  readonly note = (line: string): void => {
    let text = line
    this.allIDs.forEach((id, user) => {
      text = text.replaceAll(id, `#${user}`)
    })
    this.trace.push(`${this.clock.now()} ${text}`)
  }

  private mayKnow(user: number, contact: number): boolean {
    const { past, steps } = this.schedule
    return (
      past.some((talk) => talk.user === user && talk.contact === contact) ||
      steps.some((step) => step.kind === 'say' && step.to === user && step.from === contact)
    )
  }

  private makeDevice(plan: DevicePlan): SimDevice {
    const { clock, network, bugs, roomID } = this
    const { seed, pages } = this.schedule
    const chance = chanceOf(seed)
    const userID = this.allIDs[plan.user] ?? ''
    return new SimDevice({
      plan,
      userID,
      userSig: signUserSig(CONFIG, userID, DAY_SECONDS, Math.floor(clock.now() / 1_000)),
      roomID,
      pages,
      clock,
      network,
      bugs,
      chance: chance.fork(plan.name),
      positions: () => this.positionsOf(userID),
      onBroken: this.broken,
      onTrace: this.note,
    })
  }

  private async positionsOf(userID: string): Promise<Positions> {
    const rows = await this.store.direct<{ conv_id: string; seq: number; read_seq: number }>(
      'SELECT conv_id, seq, read_seq FROM user_conversation JOIN conversation USING (conv_id) WHERE user_id = $1',
      [userID],
    )
    return new Map(rows.map(({ conv_id, seq, read_seq }) => [conv_id, { newest: seq, read: read_seq }]))
  }
}

const DAY_SECONDS = 86_400

/**
 * Brings the database at `url` to its newest form. Ids of users begin so high that they sort as text as they do as
 * numbers.
 */
export const prepareDatabase = async (url: string): Promise<void> => {
  const db = openDatabase(url)
  await migrate(db)
  await sql`ALTER TABLE account ALTER COLUMN id RESTART WITH 1000000000`.execute(db)
  await db.destroy()
}
