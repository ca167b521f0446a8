import { loadImage } from '@napi-rs/canvas'
import { scoreLine, type MatchSportId } from '@org/domain'
import type { FastifyInstance } from 'fastify'
import { createTurns } from '../ports/turns'
import type { Context } from '../services/context'
import { PICTURED_KINDS, type PicturedKind, pictureParts } from '../services/share/share-picture'
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
  // A decoded picture takes much memory, and pictures that are read take some.
  const [draws, reads] = [createTurns(1), createTurns(8)]
  for (const kind of PICTURED_KINDS) {
    const made = sharedCache(context.clock, KEPT, (id) =>
      reads.run(async () => {
        const parts = await readParts(context, kind, Number(id))
        return parts && draws.run(() => drawn(parts))
      }),
    )
    media.get<{ Params: { id: string } }>(`/share/${kind}/${ID}`, async (request, reply) => {
      const id = Number(request.params.id)
      const bytes = id > MAX_ID ? null : await made(String(id))
      return bytes === null
        ? sendNothing(reply)
        : sendBytes(request, reply, { bytes, type: 'image/jpeg', cache: CACHE })
    })
  }
}

/** What is drawn, before it is decoded. */
interface Parts {
  readonly own: Buffer | null
  readonly face: Buffer | null
  /** Without an own picture. */
  readonly art: Buffer
  readonly isVideo: boolean
}

const readParts = async (context: Pictures, kind: PicturedKind, id: number): Promise<Parts | null> => {
  const parts = await pictureParts(context, kind, id)
  const match = parts === null || parts.match === 0 ? null : await matchById(context.db, parts.match, '')
  if (parts === null || (kind === 'match' && match === null)) return null
  const [own, face] = await Promise.all([
    match === null ? ownPicture(context, parts.cover) : Buffer.from(matchSvg(match)),
    parts.face === '' ? null : ownPicture(context, parts.face),
  ])
  return { own, face, art: Buffer.from(artSvg(id)), isVideo: kind === 'video' }
}

const drawn = async ({ own, face, art, isVideo }: Parts): Promise<Buffer> => {
  const ground = await decoded(own)
  return shareFrame({
    ground: ground ?? (await loadImage(art)),
    face: await decoded(face),
    place: ground === null ? 'middle' : 'corner',
    isVideo,
  })
}

/** Null for what is no picture. */
const decoded = (bytes: Buffer | null) => (bytes === null ? null : loadImage(bytes).catch(() => null))

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
