import { pagePath, scoreLine } from '@org/domain'
import { momentById } from '../../store/content/moments'
import { videoById } from '../../store/content/videos'
import { MAX_ID } from '../../store/database/max-id'
import { findRoom } from '../../store/live/rooms'
import type { Context } from '../context'
import { wireMoment, wireVideo } from '../content/wire-video'
import type { Language } from '../language'
import { wireRoom } from '../live/wire-room'
import { findMatch } from '../matches/find-match'
import { wireMatch } from '../matches/wire-match'
import { Refusal } from '../refusal'

/** What a page below `/share` shows. */
export type Shared =
  | { readonly kind: 'live' | 'video' | 'dynamic' | 'shortvideo' | 'recordvideo'; readonly id: number }
  | { readonly kind: 'match'; readonly sport: 'football' | 'basketball'; readonly id: number }

export interface ShareCard {
  readonly title: string
  readonly text: string
  /** The path of a picture of 1200 × 630. */
  readonly picture: string
  /** The path of the page of the app that it leads to. */
  readonly target: string
}

/** What is said of something that is shared. Throws the refusal `notFound`. */
export const shareCard = async (context: Context, shared: Shared, lang: Language): Promise<ShareCard> => {
  if (shared.id > MAX_ID) throw new Refusal('notFound')
  switch (shared.kind) {
    case 'match':
      return matchCard(context, shared, lang)
    case 'live':
      return roomCard(context, shared.id, lang)
    case 'dynamic':
      return momentCard(context, shared.id, lang)
    default:
      return videoCard(context, shared.id, shared.kind === 'shortvideo' ? 'short' : 'record', lang)
  }
}

const matchCard = async (
  context: Context,
  { sport, id }: Extract<Shared, { kind: 'match' }>,
  lang: Language,
): Promise<ShareCard> => {
  const row = await findMatch(context, { sport, matchid: id })
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
    picture: `/media/share/match/${id}.jpg`,
    target: pagePath(sport === 'football' ? 'footballDetail' : 'basketballDetail', { matchid: id }),
  }
}

const SIMULATED: Readonly<Record<Language, string>> = { zh: '模拟赛事', 'pt-BR': 'Partida simulada' }
const DEMO: Readonly<Record<Language, string>> = { zh: '演示内容', 'pt-BR': 'Demonstração' }

const roomCard = async ({ db, clock }: Context, id: number, lang: Language): Promise<ShareCard> => {
  const row = await findRoom(db, clock.now() / 1000, id)
  if (row === null) throw new Refusal('notFound')
  const { title, anchor } = wireRoom(row, lang)
  return {
    title,
    text: [anchor.nick_name, anchor.signature].filter((part) => part !== '').join(' · '),
    picture: `/media/share/live/${id}.jpg`,
    target: pagePath('liveDetail', { id }),
  }
}

const videoCard = async (
  context: Context,
  id: number,
  kind: 'short' | 'record',
  lang: Language,
): Promise<ShareCard> => {
  const row = await videoById(context.db, 0, { id, kind })
  if (row === null) throw new Refusal('notFound')
  const { title, author, collection_title, demo } = wireVideo(context, row, lang)
  return {
    title,
    text: [author.nick_name, collection_title, ...(demo === 1 ? [DEMO[lang]] : [])]
      .filter((part) => part !== '')
      .join(' · '),
    picture: `/media/share/art/${id}.jpg`,
    target: pagePath(kind === 'short' ? 'shortVideo' : 'recordedVideo', { id }),
  }
}

const LONGEST = 80

const momentCard = async (context: Context, id: number, lang: Language): Promise<ShareCard> => {
  const row = await momentById(context.db, 0, id)
  if (row === null) throw new Refusal('notFound')
  const { text, author, demo } = wireMoment(context, row, lang)
  const letters = [...text]
  return {
    title: letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : text,
    text: [author.nick_name, ...(demo === 1 ? [DEMO[lang]] : [])].join(' · '),
    picture: `/media/share/art/${id}.jpg`,
    target: `${pagePath('anchor', { uid: author.uid })}?tab=moments`,
  }
}
