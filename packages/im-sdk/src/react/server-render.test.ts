import { readFileSync } from 'node:fs'
import { createElement, type FC } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ABILITY } from '../config'
import { conversationActions } from '../conversation-actions'
import { createChat } from '../index'
import { groups } from '../groups'
import { liveRooms } from '../live-rooms'
import { mentions } from '../mentions'
import { reactions } from '../reactions'
import { toMessage } from '../store/to-message'
import { FakeServer, storedMessage } from '../testing'
import { typing } from '../typing'
import { userStatus } from '../user-status'
import {
  ChatProvider,
  useConversation,
  useConversations,
  useDraft,
  useLiveRoom,
  useMentions,
  useMessages,
  useNetState,
  usePresence,
  useReactions,
  useSession,
  useTyping,
  useUnread,
} from './index'

const { exports: entries } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  exports: Readonly<Record<string, string | { readonly '@org/source': string }>>
}

it.each(
  Object.entries(entries).flatMap(([name, entry]) => (typeof entry === 'string' ? [] : [[name, entry['@org/source']]])),
)('the entry %s loads on a server, without a page', async (_name, source = '') => {
  expect(globalThis).not.toHaveProperty('document')
  expect(Object.keys((await import(/* @vite-ignore */ `../../${source}`)) as object)).not.toEqual([])
})

const modules = [conversationActions, groups, liveRooms, mentions, reactions, typing, userStatus] as const
const newChat = (server: FakeServer) =>
  createChat({
    SDKAppID: 1,
    endpoints: { default: 'ws://fake' },
    instanceID: 'page',
    transport: server.network,
    modules,
  })

const message = toMessage(storedMessage({ fromAccount: 'bob', toAccount: 'alice', isSupportExtension: true }), 'alice')

/** What each hook gives before the login. */
const Page: FC = () => {
  const { messages, isCompleted } = useMessages('C2Cbob')
  const { status, memberCount } = useLiveRoom('room')
  const shown = [
    useConversations(),
    useDraft('C2Cbob')[0],
    useConversation('C2Cbob'),
    useUnread('C2Cbob'),
    useUnread(),
    useNetState(),
    useSession().phase,
    [messages, isCompleted, status, memberCount],
    useTyping('C2Cbob').typingUsers,
    usePresence('bob'),
    useReactions(message).reactions,
    useMentions(),
  ]
  return createElement('p', null, JSON.stringify(shown))
}

it('every hook renders on a server, with what the first render in a browser shows, and without a request', () => {
  const server = new FakeServer()
  server.purchaseBits = ABILITY.userStatus.toString(2)
  const page = renderToString(createElement(ChatProvider, { chat: newChat(server) }, createElement(Page)))
  const shown = [[], '', null, 0, 0, 'disconnected', 'out', [[], false, 'waiting', null], [], null, [], []]
  expect(page.replaceAll('&quot;', '"')).toBe(`<p>${JSON.stringify(shown)}</p>`)
  expect(server.requests).toEqual([])
})
