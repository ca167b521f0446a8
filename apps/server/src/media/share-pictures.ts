import { scoreLine, type MatchSportId } from '@org/domain'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../services/context'
import { MAX_ID } from '../store/database/max-id'
import { findRoom } from '../store/live/rooms'
import { matchById, type MatchRow } from '../store/matches/matches'
import { artSvg } from './art'
import { coverSvg, emptyCoverSvg } from './cover'
import { lettersSvg } from './letters'
import { jpegOf } from './raster'
import { sendBytes, sendNothing } from './send-bytes'
import { sharedCache } from './shared-cache'
import { subjectOf } from './subject-of'

/** What social networks show; the covers are higher, so that their upper and lower edges are left out. */
const WIDTH = 1_200
const HEIGHT = 630
/** A goal shows within a minute. */
const KEPT = { entries: 100, ms: 60_000 }
/** Different pictures for what has none of its own: few enough that the cache holds all. */
const ART = 24
const CACHE = 'public, max-age=60'
const ID = ':id(^[1-9]\\d{0,9}).jpg'

/** Serves the pictures of shared pages below `/media/share`. */
export const registerSharePictures = (media: FastifyInstance, { db, clock }: Pick<Context, 'db' | 'clock'>): void => {
  const drawn = (path: string, draw: (id: number) => Promise<string | null>, pictures = Infinity) => {
    const made = sharedCache(clock, KEPT, async (id) => {
      const svg = await draw(Number(id))
      return svg === null ? null : jpegOf(svg, WIDTH, HEIGHT)
    })
    media.get<{ Params: { id: string } }>(path, async (request, reply) => {
      const id = Number(request.params.id)
      const bytes = id > MAX_ID ? null : await made(String(id % pictures))
      return bytes === null
        ? sendNothing(reply)
        : sendBytes(request, reply, { bytes, type: 'image/jpeg', cache: CACHE })
    })
  }
  drawn(`/share/match/${ID}`, async (id) => {
    const row = await matchById(db, id, '')
    return row === null ? null : matchSvg(row)
  })
  drawn(`/share/live/${ID}`, async (id) => {
    const room = await findRoom(db, clock.now() / 1000, id)
    if (room === null) return null
    const row = room.match_id === null ? null : await matchById(db, room.match_id, '')
    return row === null ? emptyCoverSvg() : matchSvg(row)
  })
  drawn(`/share/art/${ID}`, (id) => Promise.resolve(artSvg(id)), ART)
}

/** Both crests, with the score below them once there is one. */
const matchSvg = (row: MatchRow): string => {
  const cover = coverSvg({ id: row.id, sport: row.sport_id, home: subjectOf(row.home), away: subjectOf(row.away) })
  const { status, home_score, away_score } = row.state
  const score = scoreLine({ sport_id: row.sport_id as MatchSportId, status, home_score, away_score })
  if (score === null) return cover
  const goals = (count: number, x: number) =>
    lettersSvg(String(count), { x, y: 148, height: 22, maxWidth: 44, ink: '#fff' })
  const box = `<rect x="96" y="130" width="134" height="36" rx="8" fill="#0b1019" opacity=".82"/>${goals(score.home, 128)}${goals(score.away, 198)}<path d="M157 148h12" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`
  return cover.replace(/<\/svg>$/, `${box}</svg>`)
}
