import { TYPES } from '@org/im-sdk'
import { c2cKey, groupKey, signUserSig } from '@org/server/core'
import { chanceOf } from './chance'
import { AttributeReplies } from './attribute-replies'
import { Gaps } from './gaps'
import { PageStorage } from './page-storage'
import { HOSTS, type DevicePlan, type Schedule, type Target } from './schedule'
import type { SeededBugs } from './seeded-bugs'
import { SimBus } from './sim-bus'
import { SimClock } from './sim-clock'
import { CONFIG } from './sim-context'
import { positionsOf } from './positions'
import { SimDevice } from './sim-device'
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
  readonly gaps = new Gaps()
  /** Users who have marked messages as read that they had not seen. */
  readonly readUnseen = new Set<string>()
  /** Users with a conversation that they discard or have discarded: they may not be told of its messages. */
  readonly discarded = new Set<string>()
  /** The members of the managed group, as last read. */
  inManaged: ReadonlyMap<string, string> = new Map()
  readonly attributes: AttributeReplies
  private readonly storages = new Map<string, PageStorage>()
  private texts = 0
  private pages = 0

  constructor(
    readonly schedule: Schedule,
    readonly store: SimStore,
    private readonly bugs: SeededBugs,
  ) {
    const { clock } = this
    const chance = chanceOf(schedule.seed)
    this.attributes = new AttributeReplies((invariant, detail) => this.broken(invariant, detail))
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
          keepsLeavers: bugs.leaversKept ?? false,
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
    for (const device of this.devices) this.render(device)
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
    for (const device of this.devices) device.breaks.arm('', false, 0)
  }

  /** Closes the page of a device. Returns the next one, which is not logged in yet. */
  reload(closed: SimDevice): SimDevice {
    closed.clock.stop()
    this.network.closePage(closed.name)
    this.pages += 1
    const opened = this.makeDevice(closed.plan, ` page ${this.pages}`)
    this.devices = this.devices.map((device) => (device === closed ? opened : device))
    this.render(opened)
    return opened
  }

  storageOf(name: string): PageStorage {
    const storage = this.storages.get(name) ?? new PageStorage(this.bugs)
    this.storages.set(name, storage)
    return storage
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

  get managedID(): string {
    return `managed-${this.allIDs[0]}`
  }

  get communityID(): string {
    return `@TGS#_${this.allIDs[0]}`
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
  targetsOf({ user, userID }: SimDevice): readonly Target[] {
    const { users, contacts } = this.schedule
    const peers = Array.from({ length: users + contacts }, (_, index) => index)
    const others = peers.filter((peer) => peer !== user && (peer < users || this.mayKnow(user, peer)))
    const group = this.isMember(user) ? (['group'] as const) : []
    const managed = this.inManaged.has(userID) ? (['managed'] as const) : []
    return [...others, ...group, ...managed, 'room']
  }

  targetID(target: Target): string {
    if (typeof target === 'number') return this.allIDs[target] ?? ''
    return { group: this.groupID, managed: this.managedID, room: this.roomID, topic: `${this.communityID}@TOPIC#_one` }[
      target
    ]
  }

  /** What a message names whom it mentions. */
  mentioned(whom: number | 'all'): string {
    return whom === 'all' ? TYPES.MSG_AT_ALL : (this.allIDs[whom] ?? '')
  }

  conversationID(target: Target): string {
    return `${typeof target === 'number' ? 'C2C' : 'GROUP'}${this.targetID(target)}`
  }

  /** The store's name of the conversation that a user has with a target. */
  key(user: number, target: Target): string {
    if (typeof target === 'number') return c2cKey(this.allIDs[user] ?? '', this.allIDs[target] ?? '')
    return groupKey(this.targetID(target))
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

  /** Another device of a user, for the first time now, on a platform of its own. */
  addDevice(user: number): SimDevice {
    const [{ host, wire }] = this.schedule.devices
    const device = this.makeDevice({ name: `u${user}-fresh`, user, platform: 2, host, wire, watches: true })
    this.devices = [...this.devices, device]
    return device
  }

  private render(device: SimDevice): void {
    device.render(this.targetsOf(device).map((target) => this.conversationID(target)))
  }

  private makeDevice(plan: DevicePlan, page = ''): SimDevice {
    const { clock, network, bugs, roomID } = this
    const { seed, pages } = this.schedule
    const chance = chanceOf(seed)
    const userID = this.allIDs[plan.user] ?? ''
    return new SimDevice({
      plan,
      userID,
      userSig: signUserSig(CONFIG, userID, DAY_SECONDS, Math.floor(clock.now() / 1_000)),
      roomID,
      communityID: this.schedule.hasTopic ? this.communityID : null,
      pages,
      clock,
      network,
      bugs,
      chance: chance.fork(`${plan.name}${page}`),
      storage: this.storageOf(plan.name).storage,
      drafts: this.storageOf(plan.name).drafts,
      attributes: this.attributes,
      positions: () => positionsOf(this.store, userID),
      isDeleted: (conversationID, sequence) => this.gaps.has(userID, conversationID, sequence),
      onBroken: this.broken,
      onTrace: this.note,
    })
  }
}

const DAY_SECONDS = 86_400
