import { addMember, c2cKey, ensureGroup, groupKey, migrate, openDatabase, signUserSig } from '@org/server/core'
import { sql } from 'kysely'
import { chanceOf } from './chance'
import { HOSTS, type Schedule, type Target } from './schedule'
import type { SeededBugs } from './seeded-bugs'
import { SimBus } from './sim-bus'
import { SimClock } from './sim-clock'
import { SimDevice } from './sim-device'
import { SimNetwork } from './sim-network'
import { CONFIG } from './sim-process'
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

  targetID(target: Target): string {
    if (typeof target === 'number') return this.userIDs[target] ?? ''
    return target === 'group' ? this.groupID : this.roomID
  }

  conversationID(target: Target): string {
    return `${typeof target === 'number' ? 'C2C' : 'GROUP'}${this.targetID(target)}`
  }

  /** The store's name of the conversation that a user has with a target. */
  key(user: number, target: Target): string {
    if (typeof target === 'number') return c2cKey(this.userIDs[user] ?? '', this.userIDs[target] ?? '')
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
