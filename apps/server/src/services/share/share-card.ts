import type { Endpoints, ReplyOf, RequestOf } from '@org/api-client/contract'
import { pagePath, scoreLine, SPORT } from '@org/domain'
import { activityById } from '../../store/content/activities'
import { articleById } from '../../store/content/articles'
import { momentById } from '../../store/content/moments'
import { videoById } from '../../store/content/videos'
import { MAX_ID } from '../../store/database/max-id'
import { anchorsById } from '../../store/live/listed-anchors'
import { findRoom } from '../../store/live/rooms'
import { matchById } from '../../store/matches/matches'
import type { Context } from '../context'
import { viewerAt } from '../content/videos'
import { wireMoment, wireVideo } from '../content/wire-video'
import type { Language } from '../language'
import { wireAnchor } from '../live/list-anchors'
import { wireRoom } from '../live/wire-room'
import { wireMatch } from '../matches/wire-match'
import { Refusal } from '../refusal'
import { picturePath } from './share-picture'

/** What a page below `/share` shows. */
export interface Shared extends RequestOf<Endpoints['getShareCard']> {
  readonly site: string
}

export type ShareCard = ReplyOf<Endpoints['getShareCard']>
type Card = Omit<ShareCard, 'page'> & Partial<ShareCard>

/** What is said of something that is shared. Throws the refusal `notFound`. */
export const shareCard = async (context: Context, shared: Shared, lang: Language): Promise<ShareCard> => ({
  page: `/share/${shared.kind}/${shared.id}`,
  ...(shared.id > MAX_ID ? missing() : await cardOf(context, shared, lang)),
})

const missing = (): never => {
  throw new Refusal('notFound')
}

const cardOf = (context: Context, { kind, id, site }: Shared, lang: Language): Promise<Card> => {
  switch (kind) {
    case 'match':
      return matchCard(context, id, lang)
    case 'live':
      return roomCard(context, id, lang)
    case 'dynamic':
      return momentCard(context, id, lang)
    case 'article':
      return articleCard(context, site, id, lang)
    case 'anchor':
      return anchorCard(context, id, lang)
    case 'activity':
      return activityCard(context, site, id, lang)
    default:
      return videoCard(context, id, kind === 'shortvideo' ? 'short' : 'record', lang)
  }
}

/** The sports whose matches have a page below `/share`. */
const SHARED_SPORTS = { [SPORT.football]: 'football', [SPORT.basketball]: 'basketball' } as const

const matchCard = async ({ db }: Context, id: number, lang: Language): Promise<Card> => {
  const row = await matchById(db, id, '')
  const sport =
    row === null ? undefined : (SHARED_SPORTS as Partial<Record<number, 'football' | 'basketball'>>)[row.sport_id]
  if (row === null || sport === undefined) return missing()
  const match = wireMatch(row, lang)
  const { hometeam, awayteam, matchevent, round, simulated } = match
  const [home, away, event] =
    lang === 'zh'
      ? [hometeam.name_zh, awayteam.name_zh, matchevent.name_zh]
      : [hometeam.name_pt, awayteam.name_pt, matchevent.name_pt]
  const score = scoreLine(match)
  return {
    title: score ? `${home} ${score.home}-${score.away} ${away}` : `${home} ${lang === 'zh' ? 'VS' : 'x'} ${away}`,
    text: [event, round, ...(simulated === 1 ? [SIMULATED[lang]] : [])].filter((part) => part !== '').join(' · '),
    picture: picturePath('match', id),
    target: pagePath(sport === 'football' ? 'footballDetail' : 'basketballDetail', { matchid: id }),
    page: `/share/match/${sport}/${id}`,
  }
}

const SIMULATED: Readonly<Record<Language, string>> = { zh: '模拟赛事', 'pt-BR': 'Partida simulada' }
const DEMO: Readonly<Record<Language, string>> = { zh: '演示内容', 'pt-BR': 'Demonstração' }

const roomCard = async ({ db, clock }: Context, id: number, lang: Language): Promise<Card> => {
  const row = await findRoom(db, clock.now() / 1000, id)
  if (row === null) return missing()
  const { title, anchor } = wireRoom(row, lang)
  return {
    title,
    text: [anchor.nick_name, anchor.signature].filter((part) => part !== '').join(' · '),
    picture: picturePath('live', id),
    target: pagePath('liveDetail', { id }),
  }
}

const videoCard = async (context: Context, id: number, kind: 'short' | 'record', lang: Language): Promise<Card> => {
  const row = await videoById(context.db, viewerAt(context, 0), { id, kind })
  if (row === null) return missing()
  const { title, author, collection_title, demo } = wireVideo(context, row, lang)
  return {
    title,
    text: [author.nick_name, collection_title, ...(demo === 1 ? [DEMO[lang]] : [])]
      .filter((part) => part !== '')
      .join(' · '),
    picture: picturePath('video', id),
    target: pagePath(kind === 'short' ? 'shortVideo' : 'recordedVideo', { id }),
    // A recorded video has two addresses.
    page: `/share/${kind === 'short' ? 'shortvideo' : 'recordvideo'}/${id}`,
  }
}

const LONGEST = 80

const momentCard = async (context: Context, id: number, lang: Language): Promise<Card> => {
  const row = await momentById(context.db, 0, id)
  if (row === null) return missing()
  const { text, author, demo } = wireMoment(context, row, lang)
  const letters = [...text]
  return {
    title: letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : text,
    text: [author.nick_name, ...(demo === 1 ? [DEMO[lang]] : [])].join(' · '),
    picture: picturePath('dynamic', id),
    target: `${pagePath('anchor', { uid: author.uid })}?tab=moments&moment=${id}`,
  }
}

/** In the language in which it is written. */
const articleCard = async ({ db, clock }: Context, site: string, id: number, lang: Language): Promise<Card> => {
  const row = await articleById(db, clock.now() / 1000, { site, id })
  if (row === null) return missing()
  return {
    title: row.title,
    text: [row.summary, ...(row.is_demo ? [DEMO[lang]] : [])].filter((part) => part !== '').join(' · '),
    picture: picturePath('article', id),
    target: `${pagePath('mobileNews')}?id=${id}`,
  }
}

/** Who shares it does not matter. */
const activityCard = async ({ db }: Context, site: string, id: number, lang: Language): Promise<Card> => {
  const row = await activityById(db, { site, uid: 0 }, id)
  if (row === null) return missing()
  return {
    title: lang === 'zh' ? row.title_zh : row.title_pt,
    text: lang === 'zh' ? row.summary_zh : row.summary_pt,
    picture: picturePath('activity', id),
    target: pagePath('activity', { id }),
  }
}

const anchorCard = async ({ db, clock }: Context, id: number, lang: Language): Promise<Card> => {
  const [row] = await anchorsById(db, clock.now() / 1000, [id])
  if (row === undefined) return missing()
  const { nick_name, signature } = wireAnchor(row, lang)
  return {
    title: nick_name,
    text: signature,
    picture: picturePath('anchor', id),
    target: pagePath('anchor', { uid: id }),
  }
}
