import { loadImage } from '@napi-rs/canvas'
import { scoreLine, type MatchSportId } from '@org/domain'
import type { FastifyInstance } from 'fastify'
import { createTurns } from '../ports/turns'
import type { Context } from '../services/context'
import { PICTURED_KINDS, type PicturedKind, type PictureParts, pictureParts } from '../services/share/share-picture'
import { MAX_ID } from '../store/database/max-id'
import { matchById, type MatchRow } from '../store/matches/matches'
import { artSvg } from './art'
import { coverSvg } from './cover'
import { lettersSvg } from './letters'
import { ownPicture } from './own-picture'
import { sendBytes, sendNothing } from './send-bytes'
import { shareFrame } from './share-frame'
import { sharedCache } from './shared-cache'
import { subjectOf } from './subject-of'

/** A goal shows within a minute. */
const KEPT = { entries: 100, ms: 60_000 }
const CACHE = 'public, max-age=60'
const ID = ':id(^[1-9]\\d{0,9}).jpg'

type Pictures = Pick<Context, 'db' | 'blobs' | 'clock' | 'config'>

/** Serves the pictures of shared pages below `/media/share`. */
export const registerSharePictures = (media: FastifyInstance, context: Pictures): void => {
  // A decoded picture takes much memory.
  const turns = createTurns(1)
  for (const kind of PICTURED_KINDS) {
    const made = sharedCache(context.clock, KEPT, (id) => turns.run(() => drawn(context, kind, Number(id))))
    media.get<{ Params: { id: string } }>(`/share/${kind}/${ID}`, async (request, reply) => {
      const id = Number(request.params.id)
      const bytes = id > MAX_ID ? null : await made(String(id))
      return bytes === null
        ? sendNothing(reply)
        : sendBytes(request, reply, { bytes, type: 'image/jpeg', cache: CACHE })
    })
  }
}

const drawn = async (context: Pictures, kind: PicturedKind, id: number): Promise<Buffer | null> => {
  const parts = await pictureParts(context, kind, id)
  const match = parts === null || parts.match === 0 ? null : await matchById(context.db, parts.match, '')
  if (parts === null || (kind === 'match' && match === null)) return null
  const own = match === null ? await ownPicture(context, parts.cover) : await svgImage(matchSvg(match))
  return shareFrame({
    ground: own ?? (await svgImage(artSvg(id))),
    face: await faceOf(context, parts),
    place: own === null ? 'middle' : 'corner',
    isVideo: kind === 'video',
  })
}

const svgImage = (svg: string) => loadImage(Buffer.from(svg))

const faceOf = (context: Pictures, { face }: PictureParts) => (face === '' ? null : ownPicture(context, face))

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
