import { Home, MessageCircle, Radio, Trophy, User } from 'lucide-react'
import type { CheckInCalendarDay } from '../account/check-in-calendar'
import type { DateStripDay } from '../sport/date-strip'
import type { Incident } from '../sport/incident-timeline'
import type { GiftItem } from '../live/gift-panel'
import type { MatchCardProps } from '../sport/match-card'
import type { MomentumMark } from '../sport/momentum-chart'
import type { MessageListItem, MessageListLabels } from '../chat/message-list'
import type { MessageContent, MessageContentOf, MessageItem } from '../chat/message-row'
import type { OddsRow } from '../sport/odds-table'
import type { RoomGift } from '../live/gift-queue'
import type { RoomEntrance } from '../live/entrance-effect'
import type { RoomChatMessage } from '../live/room-chat-list'
import type { StatBar } from '../sport/stat-bars'
import { Tag } from '../basics/tag'
import type { TabBarItem } from '../basics/tab-bar'
import { numeral, type Texts } from './texts'

const nothing = () => undefined

export const tabBarItems = (t: Texts): TabBarItem[] => [
  { id: 'home', label: t.tabs.home, icon: <Home />, href: '#home' },
  { id: 'score', label: t.tabs.score, icon: <Trophy />, href: '#score' },
  { id: 'live', label: t.tabs.live, icon: <Radio />, href: '#live' },
  { id: 'chat', label: t.tabs.chat, icon: <MessageCircle />, href: '#chat', badge: 12, badgeLabel: t.unread(12) },
  { id: 'mine', label: t.tabs.mine, icon: <User />, href: '#mine', badge: true, badgeLabel: t.unread(1) },
]

export const days = (t: Texts): DateStripDay[] =>
  Array.from({ length: 9 }, (_, at) => {
    const date = new Date(Date.UTC(2026, 10, 17 + at))
    const isToday = at === 4
    const weekday = isToday ? t.today : (t.weekdays[date.getUTCDay()] ?? '')
    const id = date.toISOString().slice(0, 10)
    return { id, weekday, day: String(date.getUTCDate()), label: `${weekday} ${id}`, isToday }
  })

export const matchCards = (t: Texts) => {
  const common = { collected: false, labels: t.match, onOpen: nothing, onCollect: nothing }
  return {
    live: {
      ...common,
      home: { name: t.teams.city, score: 2, redCards: 1, yellowCards: 2 },
      away: { name: t.teams.liverpool, score: 1, yellowCards: 1 },
      phase: 'live',
      clock: "67'",
      note: `${t.half} 1-0`,
      odds: [
        { value: numeral(t, '1.85'), move: 'up' },
        { value: numeral(t, '3.40') },
        { value: numeral(t, '2.05'), move: 'down' },
      ],
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
      odds: [{ value: numeral(t, '2.10') }, { value: numeral(t, '3.05') }, { value: numeral(t, '3.30'), move: 'up' }],
      stream: t.match.streams,
    },
    soon: {
      ...common,
      home: { name: t.teams.united, score: null },
      away: { name: t.teams.spurs, score: null },
      phase: 'waiting',
      clock: '22:00',
      soon: t.match.soon,
      odds: [{ value: numeral(t, '1.95') }, { value: numeral(t, '3.60') }, { value: numeral(t, '3.75') }],
    },
    finished: {
      ...common,
      home: { name: t.teams.madrid, score: 1 },
      away: { name: t.teams.barca, score: 3, redCards: 1 },
      phase: 'finished',
      clock: t.finished,
      note: `${t.half} 0-2`,
      odds: [{ value: numeral(t, '2.20') }, { value: numeral(t, '3.50') }, { value: numeral(t, '2.90') }],
    },
    off: {
      ...common,
      home: { name: t.teams.flamengo, score: null },
      away: { name: t.teams.palmeiras, score: null },
      phase: 'off',
      clock: t.postponed,
    },
  } satisfies Record<string, MatchCardProps>
}

const BADGES = ['level1', 'level10', 'level20', 'level30'] as const

export const roomMessage = (t: Texts, at: number): RoomChatMessage => {
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

export const roomMessages = (t: Texts, count: number): RoomChatMessage[] => [
  { id: 'notice', kind: 'notice', text: t.roomNotice },
  ...Array.from({ length: count }, (_, at) => roomMessage(t, at)),
]

const GIFT_PRICES = [1, 10, 66, 99, 188, 520, 1314, 2888, 5200, 9999]
/** The pictures of the gifts: one drawing each, on a disc of its own colour. */
const GIFT_SHAPES = [
  'M30 10h4v30h-4zM28 40h8v14h-8z',
  'M32 14a8 8 0 0 1 8 8 8 8 0 1 1-8 12 8 8 0 1 1-8-12 8 8 0 0 1 8-8zM30 38h4v16h-4z',
  'M14 28h22v-6h6v6a13 13 0 1 1-26 6h-2z',
  'M16 18h12l4 14 16 8v8H16zM18 50h6v4h-6zM30 50h6v4h-6zM42 50h6v4h-6z',
  'M20 12h24v14a12 12 0 0 1-24 0zM30 38h4v8h-4zM22 46h20v6H22zM12 16h6v12c-4-1-6-6-6-12zM46 16h6c0 6-2 11-6 12z',
  'M10 36l6-2 8-10h16l8 10 6 2v8H10zM18 44a5 5 0 1 0 10 0zM38 44a5 5 0 1 0 10 0z',
  'M32 8c8 6 10 16 8 28H24C22 24 24 14 32 8zM22 30l-8 12h10zM42 30l8 12H40zM28 40h8l-4 14z',
  'M32 12a20 20 0 1 1 0 40 20 20 0 0 1 0-40zm0 10-8 6 3 10h10l3-10z',
  'M12 22l10 8 10-16 10 16 10-8-4 26H16z',
  'M32 10l3 14 12-8-8 12 14 4-14 4 8 12-12-8-3 14-3-14-12 8 8-12-14-4 14-4-8-12 12 8z',
]

const giftIcon = (at: number) => {
  const hue = (at * 47 + 20) % 360
  const disc = `<radialGradient id="g"><stop stop-color="hsl(${hue} 90% 74%)"/><stop offset="1" stop-color="hsl(${hue} 76% 48%)"/></radialGradient>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${disc}<circle cx="32" cy="32" r="30" fill="url(#g)"/><path d="${GIFT_SHAPES[at]}" fill="#fff"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export const gifts = (t: Texts): GiftItem[] =>
  GIFT_PRICES.map((price, at) => ({
    id: String(at),
    name: t.gift.names[at] ?? '',
    icon: giftIcon(at),
    price,
    priceText: String(price),
    ...(at === 3 && { mark: t.gift.fresh }),
  }))

export const roomGift = (t: Texts, at: number): RoomGift => {
  const kind = [6, 1, 4, 8][at % 4] ?? 0
  const name = t.names[at % t.names.length] ?? ''
  return {
    id: String(at),
    comboKey: `${name} ${kind}`,
    sender: { name },
    text: t.gift.sent(t.gift.names[kind] ?? ''),
    icon: giftIcon(kind),
    count: [1, 66, 1, 10][at % 4] ?? 1,
    isMine: at % 4 === 2,
    tone: kind === 8 ? 'grand' : 'plain',
  }
}

export const incidents = (t: Texts): Incident[] => {
  const [haaland, deBruyne, salah, rodri, gravenberch, foden] = t.incidents.players
  return [
    {
      id: '7',
      kind: 'goal',
      side: 'home',
      minute: "67'",
      label: t.incidents.goal,
      player: haaland,
      detail: deBruyne,
      score: '2 – 1',
    },
    {
      id: '6',
      kind: 'var',
      side: 'away',
      minute: "61'",
      label: t.incidents.var,
      player: t.incidents.noGoal,
      detail: salah,
    },
    {
      id: '6a',
      kind: 'goal',
      side: 'away',
      minute: "60'",
      label: t.incidents.goal,
      player: salah,
      score: '1 – 2',
      annulled: t.incidents.annulled,
    },
    {
      id: '5',
      kind: 'substitution',
      side: 'home',
      minute: "58'",
      label: t.incidents.substitution,
      player: foden,
      detail: deBruyne,
    },
    {
      id: '4',
      kind: 'penalty',
      side: 'away',
      minute: "52'",
      label: t.incidents.penalty,
      player: salah,
      score: '1 – 1',
    },
    { id: 'ht', kind: 'period', text: t.incidents.halfTime },
    { id: '3', kind: 'redCard', side: 'away', minute: "45+2'", label: t.incidents.redCard, player: gravenberch },
    { id: '2', kind: 'yellowCard', side: 'home', minute: "41'", label: t.incidents.yellowCard, player: rodri },
    {
      id: '1',
      kind: 'goal',
      side: 'home',
      minute: "23'",
      label: t.incidents.goal,
      player: haaland,
      detail: foden,
      score: '1 – 0',
    },
    { id: 'ko', kind: 'period', text: t.incidents.kickOff },
  ]
}

/** The pressure in the first minutes of a match: waves of both sides. */
export const momentum = (minutes: number): number[] =>
  Array.from({ length: minutes }, (_, minute) =>
    Math.round(55 * Math.sin(minute / 4.2) + 30 * Math.sin(minute / 1.7) + 12 * Math.cos(minute * 2.3)),
  )

export const momentumMarks = (t: Texts): MomentumMark[] =>
  incidents(t)
    .toReversed()
    .flatMap((incident) =>
      (incident.kind === 'goal' && incident.annulled === undefined) ||
      incident.kind === 'penalty' ||
      incident.kind === 'redCard'
        ? [
            {
              id: incident.id,
              kind: incident.kind,
              side: incident.side,
              minute: Number.parseInt(incident.minute, 10),
              label: `${incident.minute} ${incident.player ?? ''}, ${incident.label}`,
            },
          ]
        : [],
    )

export const stats = (t: Texts): StatBar[] => [
  { id: 'possession', label: t.stats.possession, home: 58, away: 42, homeText: '58%', awayText: '42%' },
  { id: 'shots', label: t.stats.shots, home: 14, away: 9 },
  { id: 'onTarget', label: t.stats.onTarget, home: 6, away: 4 },
  { id: 'corners', label: t.stats.corners, home: 5, away: 7 },
  { id: 'fouls', label: t.stats.fouls, home: 0, away: 0 },
]

export const odds = (t: Texts): OddsRow[] => [
  {
    id: 'b',
    bookmaker: 'BET365',
    opening: ['1.80', '3.50', '4.20'].map((price) => numeral(t, price)),
    current: [
      { value: numeral(t, '1.85'), move: 'up' },
      { value: numeral(t, '3.40'), move: 'down' },
      { value: numeral(t, '4.20') },
    ],
  },
  {
    id: '1',
    bookmaker: '188',
    opening: ['1.83', '3.45', '4.10'].map((price) => numeral(t, price)),
    current: [
      { value: numeral(t, '1.83') },
      { value: numeral(t, '3.50'), move: 'up' },
      { value: numeral(t, '4.00'), move: 'down' },
    ],
  },
  {
    id: '2',
    bookmaker: '12bet',
    opening: ['1.82', '3.40', '4.15'].map((price) => numeral(t, price)),
    current: [
      { value: numeral(t, '1.86'), move: 'up' },
      { value: numeral(t, '3.40') },
      { value: numeral(t, '4.05'), move: 'down' },
    ],
  },
]

/** A picture without a network: two colours and what they are of. */
export const picture = (hue: number, width = 480, height = 640) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g" x2="0" y2="1"><stop stop-color="hsl(${hue} 60% 62%)"/><stop offset="1" stop-color="hsl(${hue + 50} 55% 34%)"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  )}`

export const messageLabels = ({ chat, room }: Texts): MessageListLabels => ({
  list: room.label,
  newMessages: chat.newMessages,
  loadingOlder: chat.older,
  sending: chat.sending,
  sent: chat.sent,
  read: chat.read,
  resend: chat.failed,
  play: chat.play,
  pause: chat.pause,
  transfer: chat.transfer,
})

/** A message with a text of the sample, or with other content. */
export const message = (t: Texts, content: number | MessageContent, more: Partial<MessageItem> = {}): MessageItem => ({
  kind: 'message',
  id: typeof content === 'number' ? `line ${content}` : content.kind,
  author: { name: (more.isMine ? t.profile.name : t.names[1]) ?? '' },
  isMine: false,
  content: typeof content === 'number' ? { kind: 'text', text: t.chat.lines[content] ?? '' } : content,
  ...more,
})

/** One message of every kind. */
export const contents = ({ chat }: Texts): { readonly [Kind in MessageContent['kind']]: MessageContentOf<Kind> } => ({
  text: {
    kind: 'text',
    text: [{ kind: 'mention', text: '@Zé', isMe: true }, ` ${chat.lines[0]} `, LINK],
  },
  image: { kind: 'image', src: picture(210), width: 480, height: 640, alt: chat.image },
  video: { kind: 'video', poster: picture(140, 640, 360), width: 640, height: 360, duration: '0:42', alt: chat.video },
  sound: { kind: 'sound', duration: '12″', seconds: 12, alt: chat.sound(12) },
  file: { kind: 'file', name: chat.fileName, detail: chat.fileDetail },
  face: { kind: 'face', src: null, text: '👏' },
  location: { kind: 'location', ...chat.place, picture: picture(90, 480, 200) },
  card: { kind: 'card', ...chat.card, picture: picture(20, 96, 96) },
  merger: { kind: 'merger', ...chat.merger, lines: chat.lines.slice(0, 4) },
  unsupported: { kind: 'unsupported', text: chat.unsupported },
  node: { kind: 'node', node: <Tag tone="warn">🧧 88</Tag>, text: '88' },
})

const LINK = { kind: 'link', text: 'https://example.com/x', href: 'https://example.com/x' } as const

export const conversation = (t: Texts): MessageListItem[] => [
  { kind: 'divider', id: 'time', look: 'time', text: t.chat.today },
  message(t, 0),
  message(t, 1, { isMine: true, state: 'read' }),
  { kind: 'divider', id: 'tip', look: 'tip', text: t.chat.revoked },
  { kind: 'divider', id: 'unread', look: 'unread', text: t.chat.unreadLine },
  message(t, 2),
  message(t, 3, { isMine: true, state: 'sent' }),
  message(t, 4),
  message(t, 5, { isMine: true, state: 'failed' }),
  message(t, 6, { isMine: true, state: 'sending' }),
]

const DAY_STATES = ['checked', 'checked', 'makeup', 'open', 'unchecked', 'unchecked', 'unchecked', 'unchecked'] as const
const PRIZES = [50, 60, 70, 80, 90, 100, 200, 200]

export const checkInDays = (t: Texts): CheckInCalendarDay[] =>
  DAY_STATES.map((state, at) => ({
    nth: at + 1,
    state,
    prize: `+${PRIZES[at]}`,
    label: t.checkIn.day(at + 1),
    stateLabel: t.checkIn.states[state],
  }))

const ENTRANCE_KINDS = ['level30', 'level20', 'level10', 'level1'] as const

/** Someone enters; the levels of four who follow each other go down from 39. */
export const roomEntrance = (t: Texts, at: number): RoomEntrance => ({
  id: String(at),
  name: t.names[at % t.names.length] ?? '',
  badge: {
    kind: ENTRANCE_KINDS[at % ENTRANCE_KINDS.length] ?? 'level1',
    label: t.lv(39 - 10 * (at % ENTRANCE_KINDS.length)),
  },
  text: t.entrance.text,
})
