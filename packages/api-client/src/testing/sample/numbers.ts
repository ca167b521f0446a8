import type { Field } from './field'

/** A number between the bounds that the schema and the name of the field give. */
export const numberOf = (field: Field, lowest: number, highest: number, isWhole: boolean): number => {
  const { name } = field
  if (!isWhole && PRICES.test(field.parent.name)) return field.whole(105, 900) / 100
  const [from, to] = ID.test(name) ? [IDS + field.position, IDS + field.position] : (RANGES[name] ?? [0, 99])
  const max = Math.min(Math.max(to, lowest), highest)
  return field.whole(Math.min(Math.max(from, lowest), max), max)
}

/** Epoch seconds: in the future for an end, in the past day for the rest. */
export const timeOf = (field: Field): number => {
  const { now } = field
  return /^(expire_time|vip_date|mute_until)$/.test(field.name)
    ? now + field.whole(3_600, 86_400)
    : Math.max(0, now - field.whole(60, 86_400))
}

const ID = /^(id|uid|anchorid|matchid|liveid)$/
const IDS = 1_000
/** The objects whose numbers are decimal odds. */
const PRICES = /^(odds|opening|current|history)$/

const RANGES: Readonly<Record<string, readonly [min: number, max: number]>> = {
  age: [18, 60],
  height: [150, 195],
  weight: [45, 110],
  gender: [0, 2],
  fans_count: [10, 250_000],
  hot: [100, 900_000],
  gold: [0, 50_000],
  diamond: [0, 5_000],
  point: [0, 9_000],
  money: [0, 1_000_000],
  /** Minor units of the currency: a price is at least a few coins. */
  cents: [100, 1_000_000],
  user_level: [1, 30],
  anchor_level: [1, 30],
  level: [1, 30],
  vip_level: [0, 5],
  slow_mode: [0, 30],
  home_score: [0, 4],
  away_score: [0, 4],
  home_red: [0, 1],
  away_red: [0, 1],
  home_yellow: [0, 4],
  away_yellow: [0, 4],
  home_corner: [0, 12],
  away_corner: [0, 12],
  momentum: [-60, 60],
  minute: [1, 90],
  added: [0, 6],
  award: [10, 200],
  line: [1, 3],
  page: [1, 1],
  size: [20, 20],
  proof_limit: [10_000, 50_000],
  room_video_play_sec: [0, 0],
  room_video_play_flogin_sec: [0, 0],
}
