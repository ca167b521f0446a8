// An app without JSX, so that bundlers need no compiler: it shows a match, and the state of a chat that is not logged
// in.
import '@org/ui/tokens.css'
import '@org/ui/basics.css'
import '@org/ui/sport.css'
import { footballClock } from '@org/domain'
import { createChat } from '@org/im-sdk'
import { groups } from '@org/im-sdk/groups'
import { ChatProvider, useNetState } from '@org/im-sdk/react'
import { MatchCard } from '@org/ui/sport'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const chat = createChat({ SDKAppID: 1, endpoints: { default: 'wss://im.example.com' }, modules: [groups] })
const labels = { collect: 'Collect', redCards: 'red cards', yellowCards: 'yellow cards' }
const clock = `${footballClock({ status: 2, time: 1_700_000_000 }, 1_700_000_000 + 46 * 60)}'`

const State = () => createElement('p', { role: 'status' }, `chat: ${useNetState()}`)

const match = createElement(MatchCard, {
  home: { name: 'Lions', score: 2 },
  away: { name: 'Sharks', score: 1 },
  phase: 'live',
  clock,
  collected: false,
  labels,
  onCollect: () => undefined,
})

createRoot(document.querySelector('#root')).render(createElement(ChatProvider, { chat }, match, createElement(State)))
