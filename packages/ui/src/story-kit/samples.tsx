import { Home, MessageCircle, Radio, Trophy, User } from 'lucide-react'
import type { DateStripDay } from '../date-strip'
import type { MatchCardProps } from '../match-card'
import type { RoomChatMessage } from '../room-chat-list'
import type { TabBarItem } from '../tab-bar'
import type { Words } from './words'

const nothing = () => undefined

export const tabBarItems = (t: Words): TabBarItem[] => [
  { id: 'home', label: t.tabs.home, icon: <Home />, href: '#home' },
  { id: 'score', label: t.tabs.score, icon: <Trophy />, href: '#score' },
  { id: 'live', label: t.tabs.live, icon: <Radio />, href: '#live' },
  { id: 'chat', label: t.tabs.chat, icon: <MessageCircle />, href: '#chat', badge: 12, badgeLabel: t.unread(12) },
  { id: 'mine', label: t.tabs.mine, icon: <User />, href: '#mine', badge: true, badgeLabel: t.unread(1) },
]

export const days = (t: Words): DateStripDay[] =>
  Array.from({ length: 9 }, (_, at) => {
    const date = new Date(Date.UTC(2026, 10, 17 + at))
    const isToday = at === 4
    const weekday = isToday ? t.today : (t.weekdays[date.getUTCDay()] ?? '')
    const id = date.toISOString().slice(0, 10)
    return { id, weekday, day: String(date.getUTCDate()), label: `${weekday} ${id}`, isToday }
  })

export const matchCards = (t: Words): Record<string, MatchCardProps> => {
  const common = { collected: false, labels: t.match, onOpen: nothing, onCollect: nothing }
  return {
    live: {
      ...common,
      home: { name: t.teams.city, score: 2, redCards: 1, yellowCards: 2 },
      away: { name: t.teams.liverpool, score: 1, yellowCards: 1 },
      phase: 'live',
      clock: "67'",
      note: `${t.half} 1-0`,
      odds: [{ value: '1.85', move: 'up' }, { value: '3.40' }, { value: '2.05', move: 'down' }],
      stream: t.match.streams,
      collected: true,
    },
    halfTime: {
      ...common,
      home: { name: t.teams.arsenal, score: 0 },
      away: { name: t.teams.chelsea, score: 0 },
      phase: 'live',
      clock: t.halfTime,
      note: `${t.half} 0-0`,
      odds: [{ value: '2.10' }, { value: '3.05' }, { value: '3.30', move: 'up' }],
      stream: t.match.streams,
    },
    soon: {
      ...common,
      home: { name: t.teams.united, score: null },
      away: { name: t.teams.spurs, score: null },
      phase: 'waiting',
      clock: '22:00',
      soon: t.match.soon,
      odds: [{ value: '1.95' }, { value: '3.60' }, { value: '3.75' }],
    },
    finished: {
      ...common,
      home: { name: t.teams.madrid, score: 1 },
      away: { name: t.teams.barca, score: 3, redCards: 1 },
      phase: 'finished',
      clock: t.finished,
      note: `${t.half} 0-2`,
      odds: [{ value: '2.20' }, { value: '3.50' }, { value: '2.90' }],
    },
    off: {
      ...common,
      home: { name: t.teams.flamengo, score: null },
      away: { name: t.teams.palmeiras, score: null },
      phase: 'off',
      clock: t.postponed,
    },
  }
}

const BADGES = ['level1', 'level10', 'level20', 'level30'] as const

export const roomMessage = (t: Words, at: number): RoomChatMessage => {
  const name = t.names[at % t.names.length] ?? ''
  const id = String(at)
  const band = (at * 7) % 4
  const author = { name, badge: { kind: BADGES[band] ?? 'level1', label: t.lv(band * 10 + 3) } }
  const text = t.roomLines[(at * 5) % t.roomLines.length] ?? ''
  if (at % 11 === 3) return { id, kind: 'enter', author: { name }, text: t.entered }
  if (at % 11 === 7) return { id, kind: 'gift', author, text: t.sentGift, count: 66 }
  if (at % 11 === 9)
    return { id, kind: 'text', author: { name: t.anchor, badge: { kind: 'anchor', label: t.anchorBadge } }, text }
  return { id, kind: 'text', author, text, isMine: at % 11 === 5 }
}

export const roomMessages = (t: Words, count: number): RoomChatMessage[] => [
  { id: 'notice', kind: 'notice', text: t.roomNotice },
  ...Array.from({ length: count }, (_, at) => roomMessage(t, at)),
]
