import { describe, expect, test, vi } from 'vitest'
import { messageRows, type EngineMessage, type MessageRowsOptions } from '.'
import { textParts } from './text-parts'

const options = (more: Partial<MessageRowsOptions> = {}): MessageRowsOptions => ({
  texts: {
    image: 'Image',
    video: 'Video',
    sound: (seconds) => `Voice, ${seconds} s`,
    file: 'File',
    face: 'Sticker',
    location: 'Place',
    merged: (count) => `${count} messages`,
    unsupported: 'Update the app',
    revoked: ({ name }, isMine) => (isMine ? 'You took it back' : `${name} took it back`),
    editAgain: 'Edit again',
    unread: 'New',
    restarted: 'Some are missing',
  },
  formats: { time: (at) => `at ${at}`, duration: (seconds) => `0:${seconds}`, size: (bytes) => `${bytes} B` },
  ...more,
})
const text = (sequence: number, more: Partial<EngineMessage> = {}) =>
  ({
    ID: `m${sequence}`,
    flow: 'in',
    from: 'bob',
    nick: 'Bob',
    nameCard: '',
    avatar: '',
    time: 1_000 + sequence,
    sequence,
    status: 'success',
    isPeerRead: false,
    type: 'TIMTextElem',
    payload: { text: `text ${sequence}` },
    ...more,
  }) as EngineMessage
const element = (type: EngineMessage['type'], payload: object) => text(1, { type, payload } as Partial<EngineMessage>)
const rowsOf = (messages: readonly EngineMessage[], more: Partial<MessageRowsOptions> = {}, isCompleted = false) =>
  messageRows({ messages, isCompleted }, options(more))
const contentsOf = (message: EngineMessage, more: Partial<MessageRowsOptions> = {}) =>
  rowsOf([message], more).flatMap((row) => (row.kind === 'message' ? [row.content] : []))
const kindsOf = (rows: ReturnType<typeof messageRows>) =>
  rows.map((row) => (row.kind === 'divider' ? row.look : row.id))

test('shows the time first and after a pause, and one picture for messages in a row', () => {
  const rows = rowsOf([text(1), text(2), text(3, { from: 'eve' }), text(4, { from: 'eve', time: 9_000 })])
  expect(kindsOf(rows)).toEqual(['time', 'm1', 'm2', 'm3', 'time', 'm4'])
  expect(rows.flatMap((row) => (row.kind === 'message' ? [row.showAvatar] : []))).toEqual([true, false, true, true])
})

test('says which messages have actions', () => {
  const messages = [text(1), text(2, { status: 'fail', flow: 'out' })]
  const menus = (more: Partial<MessageRowsOptions> = {}) =>
    rowsOf(messages, more).flatMap((row) => (row.kind === 'message' ? [row.hasMenu] : []))
  expect(menus({ hasMenu: ({ status }) => status === 'fail' })).toEqual([false, true])
  expect(menus()).toEqual([undefined, undefined])
})

describe('the line above the unread messages', () => {
  const messages = [text(4), text(5, { flow: 'out' }), text(6), text(7)]
  test('is above the first message of others after the read mark', () => {
    expect(kindsOf(rowsOf(messages, { unreadAfter: 4 }))).toEqual(['time', 'm4', 'm5', 'unread', 'm6', 'm7'])
  })
  test('is nowhere without unread messages', () => {
    expect(kindsOf(rowsOf(messages, { unreadAfter: 7 }))).not.toContain('unread')
    expect(kindsOf(rowsOf(messages))).not.toContain('unread')
  })
  test('is above the next message of others if the first has no row', () => {
    const tip = text(5, { type: 'TIMGroupTipElem', payload: {} })
    const rows = rowsOf([text(4), tip, text(6, { flow: 'out' }), text(7), text(8)], { unreadAfter: 4 })
    expect(kindsOf(rows)).toEqual(['time', 'm4', 'm6', 'unread', 'm7', 'm8'])
  })
  test('waits while older unread messages are not loaded', () => {
    expect(kindsOf(rowsOf(messages, { unreadAfter: 1 }))).not.toContain('unread')
    expect(kindsOf(rowsOf(messages, { unreadAfter: 3 }))[0]).toBe('unread')
    expect(kindsOf(rowsOf(messages, { unreadAfter: 1 }, true))[0]).toBe('unread')
  })
})

test('an own message says how far it is', () => {
  const mine = (more: Partial<EngineMessage>) => rowsOf([text(1, { flow: 'out', ...more })])[1]
  expect(mine({ status: 'unsend' })).toMatchObject({ isMine: true, state: 'sending' })
  expect(mine({ status: 'fail' })).toMatchObject({ state: 'failed' })
  expect(mine({})).toMatchObject({ state: 'sent' })
  expect(mine({ isPeerRead: true })).toMatchObject({ state: 'read' })
  expect(rowsOf([text(1)])[1]).not.toHaveProperty('state')
})

test('the author is who the group, the user or the app says', () => {
  const nameOf = (message: EngineMessage, more = {}) => rowsOf([message], more)[1]
  expect(nameOf(text(1))).toMatchObject({ author: { name: 'Bob' } })
  expect(nameOf(text(1, { nameCard: 'Bobby' }))).toMatchObject({ author: { name: 'Bobby' } })
  expect(nameOf(text(1, { nick: '' }))).toMatchObject({ author: { name: 'bob' } })
  expect(nameOf(text(1), { authorOf: () => ({ name: 'Peer' }), showNames: true })).toMatchObject({
    author: { name: 'Peer' },
    showName: true,
  })
})

const sizes = [
  { type: 1, url: 'o.jpg', width: 3000, height: 4000, size: 9 },
  { type: 2, url: 'l.jpg', width: 720, height: 960, size: 5 },
  { type: 3, url: 's.jpg', width: 198, height: 264, size: 1 },
]

test.each<[EngineMessage, object]>([
  [element('TIMTextElem', { text: 'hi' }), { kind: 'text', text: 'hi' }],
  [
    element('TIMImageElem', { imageInfoArray: sizes }),
    { kind: 'image', src: 'l.jpg', width: 720, height: 960, variants: { length: 3 } },
  ],
  [element('TIMImageElem', { imageInfoArray: [] }), { kind: 'image', src: null, width: 0 }],
  [element('TIMSoundElem', { second: 7 }), { kind: 'sound', seconds: 7, duration: '0:7', alt: 'Voice, 7 s' }],
  [
    element('TIMVideoFileElem', { videoSecond: 9, thumbUrl: '', snapshotUrl: 's.jpg', thumbWidth: 16, thumbHeight: 9 }),
    { kind: 'video', poster: 's.jpg', duration: '0:9', width: 16, height: 9 },
  ],
  [element('TIMFileElem', { fileName: 'a.pdf', fileSize: 12 }), { kind: 'file', name: 'a.pdf', detail: '12 B' }],
  [element('TIMFileElem', { fileName: '', fileSize: 12 }), { name: 'File' }],
  [element('TIMCustomElem', { data: '{}', description: 'A gift', extension: '' }), { kind: 'text', text: 'A gift' }],
  [element('TIMCustomElem', { data: '{}', description: '', extension: '' }), { kind: 'unsupported' }],
  [element('TIMFaceElem', { index: 1, data: '[smile]' }), { kind: 'face', src: null, text: '[smile]' }],
  [element('TIMLocationElem', { description: 'Rio', latitude: 1, longitude: 2 }), { kind: 'location', name: 'Rio' }],
  [
    element('TIMRelayElem', { title: 'Chat', abstractList: ['Bob: hi'], messageNumber: 3 }),
    { kind: 'merger', title: 'Chat', lines: ['Bob: hi'], count: '3 messages' },
  ],
  [element('TIMUnknownElem', { msgType: 'TIMNewElem', content: {} }), { kind: 'unsupported', text: 'Update the app' }],
])('%# shows each element as its kind of content', (message, content) => {
  expect(contentsOf(message)).toMatchObject([content])
})

test('the app decides on custom elements, and may leave a message out', () => {
  const gift = element('TIMCustomElem', { data: '{"gift":1}', description: '', extension: '' })
  expect(contentsOf(gift, { contentOf: () => ({ kind: 'card', title: 'Rocket' }) })).toMatchObject([
    { title: 'Rocket' },
  ])
  expect(rowsOf([gift], { contentOf: () => null })).toEqual([])
})

test('a message that was taken back, tips and notices are lines between messages', () => {
  const revoked = rowsOf([text(1), text(2, { flow: 'out', isRevoked: true }), text(3, { isRevoked: true })])
  expect(revoked.slice(2)).toEqual([
    { kind: 'divider', id: 'm2', look: 'tip', text: 'You took it back', action: 'Edit again' },
    { kind: 'divider', id: 'm3', look: 'tip', text: 'Bob took it back' },
  ])
  const tip = element('TIMGroupTipElem', {})
  expect(kindsOf(rowsOf([tip], { tipOf: () => 'Eve joined' }))).toEqual(['time', 'tip'])
  expect(kindsOf(rowsOf([element('TIMGroupSystemNoticeElem', {})], { tipOf: () => 'Closed' }))).toEqual([
    'time',
    'notice',
  ])
  expect(rowsOf([tip])).toEqual([])
})

test('says where the list restarted', () => {
  expect(kindsOf(rowsOf([text(8), text(9)], { restartedAt: 'm8' }))[0]).toBe('tip')
})

test('makes only the rows of messages that it has not seen, and the same list for the same messages', () => {
  const authorOf = vi.fn(() => ({ name: 'Bob' }))
  const same = options({ authorOf })
  const messages = Array.from({ length: 500 }, (_, at) => text(at + 1))
  const first = messageRows({ messages }, same)
  expect(messageRows({ messages }, same)).toBe(first)
  const more = messageRows({ messages: [...messages, text(501)] }, same)
  expect(authorOf).toHaveBeenCalledTimes(501)
  expect(more[100]).toBe(first[100])
})

test('finds addresses in a text, without what ends the sentence', () => {
  const link = (href: string) => ({ kind: 'link', text: href, href })
  expect(textParts('no link: javascript:alert(1) ftp://a.b')).toBe('no link: javascript:alert(1) ftp://a.b')
  expect(textParts('see https://a.example/x?y=1, ok')).toEqual(['see ', link('https://a.example/x?y=1'), ', ok'])
  expect(textParts('（https://a.example/球）。')).toEqual(['（', link('https://a.example/球'), '）。'])
  expect(textParts('http://a.b http://c.d')).toEqual([link('http://a.b'), ' ', link('http://c.d')])
})
