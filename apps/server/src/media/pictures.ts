import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../services/context'
import { artSvg } from './art'
import { avatarSvg } from './avatar'
import { coverOf } from './cover-of'
import { crestSvg, eventSvg } from './crest'
import { CREST_SIZES } from '../services/matches/crest-address'
import { flagSvg } from './flag'
import { giftSvg } from './gift'
import { sharedCache } from './shared-cache'
import { webpOf } from './raster'
import { sendBytes, sendNothing } from './send-bytes'
import { subjectOf } from './subject-of'

const SVG = 'image/svg+xml; charset=utf-8'
const WEBP = 'image/webp'
const PICTURE_CACHE = 'public, max-age=86400'
/** A change of a team's colours shows within an hour. */
const KEPT_MS = 3_600_000
/** A crest has about three kilobytes, a cover ten. */
const KEPT = { entries: 4_000, ms: KEPT_MS }
const KEPT_COVERS = { entries: 400, ms: KEPT_MS }
/** Pixels, for 3x screens: a card of the live list, and the anchor on it or in the head of a room. */
const COVER = { width: 480, height: 270 }
const AVATAR_SIDE = 120
/** A gift in a list, and one over the whole room. */
const GIFT_SIDES = { small: 144, large: 540 }
const ID = ':id(^\\d{1,15})'

type Params = { id: string }
type Db = Context['db']

/** Serves generated pictures: crests, league logos, covers, avatars, flags. */
export const registerPictures = (media: FastifyInstance, { db, clock }: Context) => {
  media.get<{ Params: Params }>('/flag/:id(^[a-z-]{2,8}).svg', async (request, reply) => {
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    return sendBytes(request, reply, {
      bytes: Buffer.from(flagSvg(request.params.id)),
      type: SVG,
      cache: PICTURE_CACHE,
    })
  })

  const named = (path: string, make: (name: string) => Promise<Buffer | null>, kept = KEPT, keyOf = asWritten) => {
    const made = sharedCache(clock, kept, make)
    media.get<{ Params: Params }>(path, async (request, reply) =>
      sendMade(request, reply, await made(keyOf(request.params.id))),
    )
  }
  const raster = (path: string, make: (id: string) => Promise<Buffer | null>, kept = KEPT) =>
    named(path, make, kept, (id) => String(Number(id)))
  for (const [size, side] of Object.entries(CREST_SIZES))
    raster(`/crest/${size}/${ID}.webp`, (id) => crestOf(db, id, side))
  raster(`/event/${ID}.webp`, (id) => eventOf(db, id))
  raster('/avatar/:id(^\\d{1,9}).webp', (id) => webpOf(avatarSvg(Number(id)), AVATAR_SIDE, AVATAR_SIDE))
  raster('/art/:id(^\\d{1,9}).webp', (id) => webpOf(artSvg(Number(id)), COVER.width, COVER.height))
  for (const [size, side] of Object.entries(GIFT_SIDES))
    named(`/gift/${size}/:id(^[a-z]{2,20}).webp`, async (name) => {
      const svg = giftSvg(name)
      return svg === null ? null : webpOf(svg, side, side)
    })
  raster(`/cover/${ID}.webp`, async (id) => webpOf(await coverOf(db, id), COVER.width, COVER.height), KEPT_COVERS)
}

const asWritten = (name: string): string => name

const sendMade = (request: FastifyRequest, reply: FastifyReply, bytes: Buffer | null) =>
  bytes === null ? sendNothing(reply) : sendBytes(request, reply, { bytes, type: WEBP, cache: PICTURE_CACHE })

const crestOf = async (db: Db, id: string, side: number): Promise<Buffer | null> => {
  const row = await db.selectFrom('team').selectAll().where('id', '=', Number(id)).executeTakeFirst()
  return row ? webpOf(crestSvg(subjectOf(row)), side, side) : null
}

const eventOf = async (db: Db, id: string): Promise<Buffer | null> => {
  const row = await db.selectFrom('competition').selectAll().where('id', '=', Number(id)).executeTakeFirst()
  return row ? webpOf(eventSvg(subjectOf(row)), CREST_SIZES.small, CREST_SIZES.small) : null
}
