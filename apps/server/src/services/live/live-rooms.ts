import { SPORT } from '@org/domain'
import type { Context } from '../context'
import { seconds } from '../../ports/clock'
import { createAccount, findAccountByName } from '../../store/identity/accounts'
import { ensureGroup } from '../../store/im/groups'
import { allRooms, goOffAir, insertRoom, showMatch, type RoomRow } from '../../store/live/lives'
import { matchesInPlay, type MatchRow } from '../../store/matches/matches'
import { hashText } from '../../ports/seeded-random'
import { ANCHORS, type AnchorRow } from './anchors'
import { roomGroupID } from './wire-room'

/** Makes accounts, rooms and chat groups of the anchors that are not there yet. */
export const seedAnchors = async ({ db, clock }: Context): Promise<void> => {
  const known = new Set((await allRooms(db)).map(({ place }) => place))
  for (const [place, anchor] of ANCHORS.entries()) {
    if (known.has(place)) continue
    const account =
      (await createAnchor(db, anchor, place, seconds(clock))) ?? (await findAccountByName(db, anchor.account))
    if (account === null) throw new Error(`The account of ${anchor.account} could neither be made nor found.`)
    await insertRoom(db, { anchor_id: account.id, place, sport_id: anchor.sport, category_id: anchor.category })
    await ensureGroup(db, {
      groupID: roomGroupID(account.id),
      type: 'AVChatRoom',
      name: anchor.nickName,
      ownerID: String(account.id),
      avatar: account.avatar,
      createdAt: seconds(clock),
    })
  }
}

const createAnchor = (db: Context['db'], anchor: AnchorRow, place: number, now: number) =>
  createAccount(db, {
    account: anchor.account,
    passwordHash: null,
    nickName: anchor.nickName,
    avatar: `/media/avatar/${place}.svg`,
    inviteCode: `ANCHOR${String(place + 1).padStart(2, '0')}`,
    isAnchor: true,
    anchorLevel: anchor.level,
    fansCount: anchor.fans,
    signature: anchor.signature,
    now,
  })

/** Rooms whose match is over take the next; rooms without a match of their sport go off air. */
export const assignMatches = async ({ db, clock }: Context): Promise<void> => {
  const matches = await matchesInPlay(db)
  const rooms = await allRooms(db)
  const running = new Set(matches.map(({ id }) => id))
  const shown = new Set(
    rooms.flatMap((room) => (room.match_id !== null && running.has(room.match_id) ? [room.match_id] : [])),
  )
  const making = roomsMakingWay(rooms, matches, shown)
  for (const room of rooms) {
    if (room.match_id !== null && running.has(room.match_id) && !making.has(room.anchor_id)) continue
    const next = nextMatch(matches, room, shown)
    if (next === null) {
      if (room.start_time > 0) await goOffAir(db, room.anchor_id)
      continue
    }
    shown.add(next.id)
    await showMatch(db, room.anchor_id, { matchId: next.id, ...titlesOf(room, next), now: seconds(clock) })
  }
}

/** Real matches that nobody shows are shown at once: the rooms with the smallest crowd turn to them. */
const roomsMakingWay = (
  rooms: readonly RoomRow[],
  matches: readonly MatchRow[],
  shown: ReadonlySet<number>,
): ReadonlySet<number> => {
  const real = new Set(matches.filter(isReal).map(({ id }) => id))
  const unseen = [...real].filter((id) => !shown.has(id)).length
  const simulated = rooms.filter(({ sport_id, match_id }) => sport_id === SPORT.football && !real.has(match_id ?? 0))
  return new Set(simulated.slice(Math.max(0, simulated.length - unseen)).map(({ anchor_id }) => anchor_id))
}

/** Imported competitions and replays of known leagues have ids that the simulation does not make. */
const isReal = ({ id }: MatchRow): boolean => id < SIMULATED_FROM

const SIMULATED_FROM = 1_000_000_000

/**
 * One that nobody shows, of the room's sport, just begun, and looked for. A match may be shown twice when there are too
 * few.
 */
const nextMatch = (matches: readonly MatchRow[], room: RoomRow, shown: ReadonlySet<number>): MatchRow | null => {
  const own = matches.filter(({ sport_id }) => sport_id === room.sport_id)
  const free = own.filter(({ id }) => !shown.has(id))
  const rank = (match: MatchRow) => match.kickoff_time + attraction(match) * 1500 + (hashText(`${match.id}`) % 600)
  return [...(free.length > 0 ? free : own)].sort((a, b) => rank(b) - rank(a))[0] ?? null
}

/** Real matches first, then what is not youth, women or academies. */
const attraction = (match: MatchRow): number => {
  const { id } = match.competition
  return isReal(match) ? 20 : id % 10 === 0 || id % 1000 >= 900 ? 2 : 0
}

const titlesOf = ({ place }: RoomRow, { home, away }: MatchRow) => {
  const anchor = ANCHORS[place]
  const fill = (text: string, homeName: string, awayName: string) =>
    text.replace('{home}', homeName).replace('{away}', awayName)
  return {
    titleZh: fill(anchor?.titleZh ?? '{home} VS {away}', home.short_name_zh, away.short_name_zh),
    titlePt: fill(anchor?.titlePt ?? '{home} x {away}', home.short_name_pt, away.short_name_pt),
  }
}
