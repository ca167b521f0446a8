import { chanceOf, type Chance } from './chance'
import { makeAbsence, makeArrival, makeClubLife, makePast, makeReading, makeRefusals, makeReload } from './episodes'
import { makeChanges, makeFiling, makeOwning, makeTidying } from './make-changes'
import { makeDiscards, makeExtras, makeMentions, makeTopic } from './make-extras'
import { makeManagement } from './make-management'
import { makeReturn } from './make-return'
import { HOSTS, type DevicePlan, type Schedule, type Step, type Target } from './schedule'
import type { Weather } from './sim-wire'
import type { CrashMoment } from './sim-process'

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

  const story = chanceOf(seed).fork('story')
  const past = makePast(story, users)
  const clubs = story.happens(0.3) ? 3 : 0
  const cast = { users, devices, length, ...past }
  if (past.contacts > 0 && story.happens(0.6)) steps.push(...makeArrival(story, cast))
  if (past.contacts > 0 && story.happens(0.6)) steps.push(...makeReading(story, cast))
  if (past.contacts > 3 && story.happens(0.5)) steps.push(...makeRefusals(story, cast))
  if (clubs > 0) steps.push(...makeClubLife(story, cast, clubs))
  steps.push(...makeChanges(chanceOf(seed).fork('changes'), cast, length))
  steps.push(...makeTidying(chanceOf(seed).fork('tidying'), cast, length))
  steps.push(...makeOwning(chanceOf(seed).fork('owning'), cast, length))
  steps.push(...makeFiling(chanceOf(seed).fork('filing'), cast, length))
  steps.push(...makeDiscards(chanceOf(seed).fork('discards'), cast, length))
  const mentions = makeMentions(chanceOf(seed).fork('mentions'), cast, length)
  const extras = [...mentions, ...makeExtras(chanceOf(seed).fork('extras'), cast, length)]
  steps.push(...extras)
  const topic = makeTopic(chanceOf(seed).fork('topic'), cast, length)
  steps.push(...topic)
  const reloads = chanceOf(seed).fork('reloads')
  for (let left = reloads.pick([0, 0, 0, 1, 2]); left > 0; left -= 1) steps.push(...makeReload(reloads, cast))
  steps.push(...makeReturn(chanceOf(seed).fork('coming back'), cast))
  const management = makeManagement(chanceOf(seed).fork('management'), cast, length)
  steps.push(...management)
  const hasLongTalk = past.past.some(({ count: said }) => said > LONG)
  const pages = {
    conversations: story.pick([2, 2, 50]),
    messages: hasLongTalk ? 15 : story.pick([4, 15, 15]),
    groups: story.pick([2, 50]),
  }
  const isManaged = management.length > 0
  steps.sort((one, other) => one.at - other.at)
  return {
    seed,
    users,
    members,
    ...past,
    clubs,
    isManaged,
    hasTopic: topic.length > 0,
    hasExtras: extras.length > 0,
    pages,
    devices,
    steps,
  }
}

/** More messages than this are not read in pages smaller than usual. */
const LONG = 30

/** Two of five schedules use only text frames, two only binary frames, and in the rest devices differ. */
const makeDevices = (users: number, chance: Chance, wires: Chance): Schedule['devices'] => {
  const all = wires.pick(['text', 'text', 'binary', 'binary', 'each'] as const)
  const wire = () => (all === 'each' ? wires.pick(['text', 'binary'] as const) : all)
  const make = (name: string, user: number, platform: number): DevicePlan => ({
    name,
    user,
    platform,
    host: chance.pick(HOSTS),
    wire: wire(),
    watches: wires.happens(0.5),
  })
  const first = make('u0', 0, 3)
  const others: DevicePlan[] = []
  for (let user = 1; user < users; user += 1) others.push(make(`u${user}`, user, 3))
  if (chance.happens(0.3)) others.push(make('u0-phone', 0, 1))
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

const makeWeather = (chance: Chance): Weather => ({
  loss: chance.pick([0, 0.05, 0.2]),
  twice: chance.pick([0, 0.1, 0.5]),
  delayMs: chance.pick([50, 400, 3_000]),
})

const makeCrash = (chance: Chance): { moment: CrashMoment; forMs: number } => ({
  moment: chance.pick(['now', 'stored', 'publish', 'acknowledge']),
  forMs: chance.between(100, 10_000),
})
