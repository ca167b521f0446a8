import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../services/context'
import { matchById, type CompetitionRow, type TeamRow } from '../store/matches/matches'
import { avatarSvg } from './avatar'
import { coverSvg, emptyCoverSvg } from './cover'
import { crestSvg, eventSvg, type CrestSubject } from './crest'
import { CREST_SIZES } from '../services/matches/crest-address'
import { flagSvg } from './flag'
import { sharedCache } from './shared-cache'
import { webpOf } from './raster'
import { sendBytes, sendNothing } from '../http/send-bytes'

const SVG = 'image/svg+xml; charset=utf-8'
const WEBP = 'image/webp'
const PICTURE_CACHE = 'public, max-age=86400'
/** About three kilobytes each. A change of a team's colours shows within an hour. */
const KEPT = { entries: 4_000, ms: 3_600_000 }
const ID = ':id(^\\d{1,15})'

type Params = { id: string }
type Db = Context['db']

/** Serves generated pictures: crests, league logos, covers, avatars, flags. */
export const registerPictures = (media: FastifyInstance, { db, clock }: Context) => {
  const drawing = (path: string, draw: (id: string) => Promise<string> | string) =>
    media.get<{ Params: Params }>(path, async (request, reply) => {
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      const bytes = Buffer.from(await draw(request.params.id))
      return sendBytes(request, reply, { bytes, type: SVG, cache: PICTURE_CACHE })
    })
  drawing(`/cover/${ID}.svg`, (id) => coverOf(db, id))
  drawing('/avatar/:id(^\\d{1,9}).svg', (id) => avatarSvg(Number(id)))
  drawing('/flag/:id(^[a-z-]{2,8}).svg', (id) => flagSvg(id))

  const raster = (path: string, make: (id: string) => Promise<Buffer | null>) => {
    const made = sharedCache(clock, KEPT, make)
    media.get<{ Params: Params }>(path, async (request, reply) =>
      sendMade(request, reply, await made(String(Number(request.params.id)))),
    )
  }
  for (const [size, side] of Object.entries(CREST_SIZES))
    raster(`/crest/${size}/${ID}.webp`, (id) => crestOf(db, id, side))
  raster(`/event/${ID}.webp`, (id) => eventOf(db, id))
}

const sendMade = (request: FastifyRequest, reply: FastifyReply, bytes: Buffer | null) =>
  bytes === null ? sendNothing(reply) : sendBytes(request, reply, { bytes, type: WEBP, cache: PICTURE_CACHE })

const crestOf = async (db: Db, id: string, side: number): Promise<Buffer | null> => {
  const row = await db.selectFrom('team').selectAll().where('id', '=', Number(id)).executeTakeFirst()
  return row ? webpOf(crestSvg(subjectOf(row)), side) : null
}

const eventOf = async (db: Db, id: string): Promise<Buffer | null> => {
  const row = await db.selectFrom('competition').selectAll().where('id', '=', Number(id)).executeTakeFirst()
  return row ? webpOf(eventSvg(subjectOf(row)), CREST_SIZES.small) : null
}

const coverOf = async (db: Db, id: string): Promise<string> => {
  const row = id === '0' ? null : await matchById(db, Number(id), '')
  if (row === null) return emptyCoverSvg()
  return coverSvg({ id: row.id, sport: row.sport_id, home: subjectOf(row.home), away: subjectOf(row.away) })
}

const subjectOf = (row: TeamRow | CompetitionRow): CrestSubject => ({
  id: row.id,
  sport: row.sport_id,
  name: row.short_name_en,
  colours: row.colours,
  country: row.country,
})
