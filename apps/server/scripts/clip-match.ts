/** The play that the clip shows: the positions of all players at any time of a seamless loop. */
export const LOOP_SECONDS = 24

export const PITCH = { length: 105, width: 68 } as const

export interface Point {
  readonly x: number
  readonly y: number
}

export interface ClipPlayer extends Point {
  readonly team: 'red' | 'blue' | 'red-keeper' | 'blue-keeper' | 'referee'
  /** Tells players apart. */
  readonly no: number
  /** Metres per second. */
  readonly speed: number
  /** Direction of running, radians. */
  readonly heading: number
}

interface ClipScene {
  readonly players: readonly ClipPlayer[]
  readonly ball: Point & { readonly height: number }
}

/** Red plays from left to right in a 4-3-3, blue from right to left in a 4-2-3-1; these are their average positions. */
const RED: readonly (readonly [number, number])[] = [
  [6, 34],
  [27, 12],
  [24, 27],
  [24, 42],
  [28, 57],
  [42, 34],
  [47, 20],
  [48, 49],
  [63, 11],
  [66, 35],
  [62, 58],
]
const BLUE: readonly (readonly [number, number])[] = [
  [99, 34],
  [80, 56],
  [84, 41],
  [84, 27],
  [79, 12],
  [70, 40],
  [69, 27],
  [58, 54],
  [59, 34],
  [58, 15],
  [46, 36],
]

/**
 * Who has the ball from which second on; `height` lifts the pass to that player. Numbers are indexes of RED and BLUE.
 */
const TOUCHES: readonly { at: number; team: 'red' | 'blue'; player: number; height: number }[] = [
  { at: 0, team: 'red', player: 5, height: 0 },
  { at: 1.5, team: 'red', player: 6, height: 0 },
  { at: 2.7, team: 'red', player: 8, height: 0 },
  { at: 4.4, team: 'red', player: 6, height: 0 },
  { at: 5.6, team: 'red', player: 9, height: 0 },
  { at: 7.0, team: 'red', player: 10, height: 3.5 },
  { at: 9.0, team: 'red', player: 9, height: 0 },
  { at: 10.2, team: 'blue', player: 0, height: 0.8 },
  { at: 12.2, team: 'blue', player: 3, height: 0 },
  { at: 13.6, team: 'blue', player: 6, height: 0 },
  { at: 15.0, team: 'blue', player: 9, height: 0 },
  { at: 16.6, team: 'blue', player: 8, height: 0 },
  { at: 18.0, team: 'blue', player: 10, height: 0 },
  { at: 19.6, team: 'red', player: 2, height: 0 },
  { at: 21.0, team: 'red', player: 3, height: 0 },
  { at: 22.4, team: 'red', player: 5, height: 0 },
]

/** The duration of a pass in seconds. */
const FLIGHT = 0.75

export const sceneAt = (time: number): ClipScene => {
  const players: ClipPlayer[] = []
  for (const team of ['red', 'blue'] as const) {
    for (let index = 0; index < 11; index += 1) {
      players.push({
        ...moving((at) => positionOf(team, index, at), time),
        team: index === 0 ? `${team}-keeper` : team,
        no: index + (team === 'red' ? 0 : 13),
      })
    }
  }
  players.push({ ...moving((at) => refereeAt(at), time), team: 'referee', no: 12 })
  return { players, ball: ballAt(time) }
}

const moving = (position: (time: number) => Point, time: number) => {
  const now = position(time)
  const next = position(time + 0.12)
  const dx = next.x - now.x
  const dy = next.y - now.y
  return { ...now, speed: Math.hypot(dx, dy) / 0.12, heading: Math.atan2(dy, dx) }
}

const wrap = (time: number) => ((time % LOOP_SECONDS) + LOOP_SECONDS) % LOOP_SECONDS

/** The current touch at a time, the next one, and the progress of the pass to it. */
const touchAt = (time: number) => {
  const now = wrap(time)
  let index = TOUCHES.findLastIndex(({ at }) => at <= now)
  if (index === -1) index = TOUCHES.length - 1
  const touch = TOUCHES[index]!
  const next = TOUCHES[(index + 1) % TOUCHES.length]!
  const until = index + 1 === TOUCHES.length ? LOOP_SECONDS : next.at
  const flight = Math.max(0, (now - (until - FLIGHT)) / FLIGHT)
  return { touch, next, flight, now, until }
}

const base = (team: 'red' | 'blue', index: number): Point => {
  const [x, y] = (team === 'red' ? RED : BLUE)[index]!
  return { x, y }
}

/** The centre of play, smoothed: the mean position of the ball carriers over three seconds. */
const focusAt = (time: number): Point => {
  let x = 0
  let y = 0
  const steps = 13
  for (let step = 0; step < steps; step += 1) {
    const at = time + (step / (steps - 1) - 0.5) * 3.4
    const { touch, next, flight } = touchAt(at)
    const from = base(touch.team, touch.player)
    const to = base(next.team, next.player)
    x += from.x + (to.x - from.x) * flight
    y += from.y + (to.y - from.y) * flight
  }
  return { x: x / steps, y: y / steps }
}

/** Teams move with the play, and each player wanders a little; the receiver of a pass moves towards the ball. */
const positionOf = (team: 'red' | 'blue', index: number, time: number): Point => {
  const home = base(team, index)
  const focus = focusAt(time)
  const keeper = index === 0
  const follow = keeper ? 0.06 : 0.3
  const phase = index * 1.7 + (team === 'red' ? 0 : 2.9)
  const turn = (2 * Math.PI * time) / LOOP_SECONDS
  const wander = keeper ? 0.8 : 2.4
  const x =
    home.x + (focus.x - 56) * follow + wander * (Math.sin(turn * 2 + phase) + 0.5 * Math.sin(turn * 5 + phase * 2))
  const y =
    home.y +
    (focus.y - 34) * (keeper ? 0.12 : 0.26) +
    wander * (Math.cos(turn * 3 + phase) + 0.5 * Math.sin(turn * 4 + phase))
  return { x: clamp(x, 1.5, PITCH.length - 1.5), y: clamp(y, 1.5, PITCH.width - 1.5) }
}

const refereeAt = (time: number): Point => {
  const focus = focusAt(time - 0.6)
  const turn = (2 * Math.PI * time) / LOOP_SECONDS
  return { x: 53 + (focus.x - 53) * 0.75 + 2 * Math.sin(turn * 2), y: 30 + (focus.y - 34) * 0.5 + 3 * Math.cos(turn) }
}

const ballAt = (time: number): ClipScene['ball'] => {
  const { touch, next, flight } = touchAt(time)
  const from = atFeet(touch.team, touch.player, time)
  if (flight === 0) return { ...from, height: 0 }
  const to = atFeet(next.team, next.player, time)
  const eased = flight < 1 ? 1 - (1 - flight) ** 1.35 : 1
  return {
    x: from.x + (to.x - from.x) * eased,
    y: from.y + (to.y - from.y) * eased,
    height: next.height * 4 * eased * (1 - eased),
  }
}

const atFeet = (team: 'red' | 'blue', index: number, time: number): Point => {
  const { x, y } = positionOf(team, index, time)
  const dribble = 0.25 * Math.sin(time * Math.PI * 3)
  return { x: x + (team === 'red' ? 0.9 : -0.9) + dribble * 0.4, y: y + 0.25 }
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
