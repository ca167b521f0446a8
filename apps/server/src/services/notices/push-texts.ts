import { matchPath, type MatchSportId } from '@org/domain'
import type { Pairing } from '../../store/matches/report-rows'
import type { PushEvent, PushReceiver } from '../../store/service/push-events'
import type { Language } from '../language'
import { type NoticeData, type NoticeRow, NOTICES, type NoticeType } from './notice-types'

interface MatchFacts extends Pairing {
  readonly sport_id: MatchSportId
}

interface GoalFacts extends MatchFacts {
  readonly side: 'home' | 'away'
  readonly home_score: number
  readonly away_score: number
}

interface NoticeFacts {
  readonly type: NoticeType
  readonly data: NoticeData[NoticeType]
}

/** What the service worker shows. */
interface PushText {
  readonly title: string
  readonly body: string
  /** The path of the page that it opens; empty for the first page. */
  readonly link: string
  /** A later one of the same tag replaces it. */
  readonly tag: string
}

interface PlanFacts extends Omit<NoticeData['planEnded'], 'gold'> {
  /** What the master gets. */
  readonly earned: number
}

/** The data of an event was written with its kind. */
export const pushText = (
  { kind, subject, data }: PushEvent,
  { lang, gold }: Pick<PushReceiver, 'lang' | 'gold'>,
): PushText => {
  if (kind === 'on_air') return noticeText(data as unknown as NoticeFacts, `${kind}${subject}`, lang)
  if (kind === 'plan_settled') {
    const { earned, ...plan } = data as unknown as PlanFacts
    const facts: NoticeFacts =
      gold === null
        ? { type: 'planEarned', data: { ...plan, gold: earned } }
        : { type: 'planEnded', data: { ...plan, gold } }
    return noticeText(facts, `plan${subject}`, lang)
  }
  const facts = data as unknown as MatchFacts
  const link = matchPath({ sport_id: facts.sport_id, id: subject }) ?? ''
  const names = lang === 'zh' ? [facts.home_zh, facts.away_zh] : [facts.home_pt, facts.away_pt]
  const tag = `match${subject}`
  if (kind === 'kick_off')
    return lang === 'zh'
      ? { title: '比赛开始', body: names.join(' VS '), link, tag }
      : { title: 'Começou o jogo', body: names.join(' x '), link, tag }
  const { side, home_score, away_score } = data as unknown as GoalFacts
  const scorer = names[side === 'home' ? 0 : 1]
  const title = lang === 'zh' ? `${scorer} 进球` : `Gol: ${scorer}`
  return { title, body: `${names[0]} ${home_score}–${away_score} ${names[1]}`, link, tag }
}

const noticeText = ({ type, data }: NoticeFacts, tag: string, lang: Language): PushText => {
  const { link, texts } = NOTICES[type] as NoticeRow<NoticeData[NoticeType]>
  const { title, text } = texts[lang](data)
  return { title, body: text, link: typeof link === 'string' ? link : link(data), tag }
}
