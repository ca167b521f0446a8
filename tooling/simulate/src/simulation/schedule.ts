import { chanceOf, type Chance } from './chance'
import type { WireName } from './sim-frames'
import type { CrashMoment } from './sim-process'
import type { Weather } from './sim-network'
import type { DatabaseDeath } from './sim-store'

/** A user by number, the group, or the live room. */
export type Target = number | 'group' | 'room'

/** What a user does on a device. */
export type Act =
  | { readonly kind: 'send'; readonly device: string; readonly to: Target }
  | { readonly kind: 'read'; readonly device: string; readonly of: Target }
  | { readonly kind: 'page'; readonly device: string; readonly of: Target }
  | { readonly kind: 'list'; readonly device: string }

/** What goes wrong. */
export type Fault =
  | { readonly kind: 'cut'; readonly name: string; readonly halfOpen: boolean }
  | { readonly kind: 'isolate'; readonly name: string; readonly forMs: number }
  | { readonly kind: 'weather'; readonly weather: Weather; readonly forMs: number }
  | { readonly kind: 'busLoss'; readonly loss: number; readonly forMs: number }
  | { readonly kind: 'crash'; readonly host: string; readonly moment: CrashMoment; readonly forMs: number }
  | { readonly kind: 'skew'; readonly name: string; readonly ms: number }
  | { readonly kind: 'slow'; readonly device: string; readonly bytesPerSecond: number; readonly forMs: number }
  | { readonly kind: 'drain'; readonly host: string; readonly withinSeconds: number; readonly forMs: number }
  | { readonly kind: 'database'; readonly moment: DatabaseDeath; readonly forMs: number }
  | { readonly kind: 'load'; readonly host: string; readonly lagMs: number; readonly forMs: number }

export type FaultOf<Kind extends Fault['kind']> = Extract<Fault, { kind: Kind }>

/** One thing that happens, `at` milliseconds after everybody has logged in. Devices and servers are named. */
export type Step = { readonly at: number } & (Act | Fault)

export const isFault = (step: Step): step is Step & Fault => !ACTS.has(step.kind)

const ACTS: ReadonlySet<string> = new Set<Act['kind']>(['send', 'read', 'page', 'list'])

export interface DevicePlan {
  readonly name: string
  readonly user: number
  readonly platform: number
  /** The server it tries first. */
  readonly host: string
  readonly wire: WireName
}

export interface Schedule {
  readonly seed: number
  readonly users: number
  /** So many of the users, from the first, are members of the group. */
  readonly members: number
  readonly devices: readonly [DevicePlan, ...DevicePlan[]]
  /** In the order of time. */
  readonly steps: readonly Step[]
}

export const HOSTS = ['a', 'b'] as const

/** Who takes part and what happens, all from the seed. */
export const makeSchedule = (seed: number): Schedule => {
  const chance = chanceOf(seed).fork('schedule')
  const users = chance.between(2, 4)
  const members = chance.happens(0.5) ? users : Math.max(1, users - 1)
  const devices = makeDevices(users, chance, chanceOf(seed).fork('wires'))
  const length = chance.between(10_000, 50_000)
  const count = chance.between(12, 45)
  const steps = Array.from({ length: count }, () => makeStep(chance, users, devices, length))
  const outages = chanceOf(seed).fork('outages')
  for (let left = outages.between(0, 3); left > 0; left -= 1) steps.push(makeOutage(outages, devices, length))
  const absences = chanceOf(seed).fork('absences')
  if (absences.happens(0.2)) steps.push(...makeAbsence(absences, members, devices, length))
  return { seed, users, members, devices, steps: steps.sort((one, other) => one.at - other.at) }
}

/** Two of five schedules speak text alone, two binary frames alone, and in the rest every device its own. */
const makeDevices = (users: number, chance: Chance, wires: Chance): Schedule['devices'] => {
  const all = wires.pick(['text', 'text', 'binary', 'binary', 'each'] as const)
  const wire = () => (all === 'each' ? wires.pick(['text', 'binary'] as const) : all)
  const first = { name: 'u0', user: 0, platform: 3, host: chance.pick(HOSTS), wire: wire() }
  const others: DevicePlan[] = []
  for (let user = 1; user < users; user += 1)
    others.push({ name: `u${user}`, user, platform: 3, host: chance.pick(HOSTS), wire: wire() })
  if (chance.happens(0.3))
    others.push({ name: 'u0-phone', user: 0, platform: 1, host: chance.pick(HOSTS), wire: wire() })
  return [first, ...others]
}

const makeStep = (chance: Chance, users: number, devices: Schedule['devices'], length: number): Step => {
  const at = chance.between(0, length)
  const { name: device, user } = chance.pick(devices)
  const target = (): Target => {
    const drawn = chance.next()
    if (drawn < 0.35) return 'group'
    if (drawn < 0.55) return 'room'
    return (user + chance.between(1, users - 1)) % users
  }
  const someone = () => (chance.happens(0.75) ? device : chance.pick(HOSTS))
  const drawn = chance.next()
  if (drawn < 0.55) return { at, kind: 'send', device, to: target() }
  if (drawn < 0.65) return { at, kind: 'read', device, of: target() }
  if (drawn < 0.69) return { at, kind: 'page', device, of: target() }
  if (drawn < 0.72) return { at, kind: 'list', device }
  if (drawn < 0.81) return { at, kind: 'cut', name: someone(), halfOpen: chance.happens(0.4) }
  if (drawn < 0.86) return { at, kind: 'isolate', name: someone(), forMs: chance.between(500, 20_000) }
  if (drawn < 0.91) return { at, kind: 'weather', weather: makeWeather(chance), forMs: chance.between(1_000, 15_000) }
  if (drawn < 0.93) return { at, kind: 'busLoss', loss: chance.pick([0.3, 1]), forMs: chance.between(1_000, 10_000) }
  if (drawn < 0.98) return { at, kind: 'crash', host: chance.pick(HOSTS), ...makeCrash(chance) }
  return { at, kind: 'skew', name: someone(), ms: chance.between(-300_000, 300_000) }
}

const makeOutage = (chance: Chance, devices: Schedule['devices'], length: number): Step => {
  const at = chance.between(0, length)
  const kind = chance.pick(['slow', 'drain', 'database', 'load'] as const)
  if (kind === 'slow') {
    const bytesPerSecond = chance.pick([20, 200])
    return { at, kind, device: chance.pick(devices).name, bytesPerSecond, forMs: chance.between(2_000, 40_000) }
  }
  const forMs = chance.between(100, 10_000)
  if (kind === 'drain') return { at, kind, host: chance.pick(HOSTS), withinSeconds: chance.pick([0, 2, 10]), forMs }
  if (kind === 'load') return { at, kind, host: chance.pick(HOSTS), lagMs: chance.pick([200, 2_000]), forMs }
  return { at, kind, moment: chance.pick(['now', 'commit', 'answer'] as const), forMs }
}

/**
 * A device is cut off while so much is said to its user, or in the group, that it has to catch up over several pages.
 */
const makeAbsence = (chance: Chance, members: number, devices: Schedule['devices'], length: number): Step[] => {
  const at = chance.between(0, length)
  const away = chance.pick(devices)
  const [first, ...others] = devices.filter(({ user }) => user !== away.user)
  if (first === undefined) return []
  const speaker = chance.pick([first, ...others])
  const isGroup = away.user < members && speaker.user < members && chance.happens(0.5)
  const said = { kind: 'send', device: speaker.name, to: isGroup ? 'group' : away.user } as const
  const count = chance.between(2 * PAGE + 2, 3 * PAGE)
  return [
    { at, kind: 'isolate', name: away.name, forMs: chance.between(10_000, 20_000) },
    ...Array.from({ length: count }, (_, index) => ({ at: at + 500 + index * 50, ...said })),
  ]
}

/** Messages that a device is given at once. */
const PAGE = 15

const makeWeather = (chance: Chance): Weather => ({
  loss: chance.pick([0, 0.05, 0.2]),
  twice: chance.pick([0, 0.1, 0.5]),
  delayMs: chance.pick([50, 400, 3_000]),
})

const makeCrash = (chance: Chance): { moment: CrashMoment; forMs: number } => ({
  moment: chance.pick(['now', 'stored', 'publish', 'acknowledge']),
  forMs: chance.between(100, 10_000),
})
