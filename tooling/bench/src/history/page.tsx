import '@org/ui/tokens.css'
import { MessageList, MessageRow, type MessageListItem, type MessageListLabels } from '@org/ui/chat'
import { useEffect, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Virtuoso } from 'react-virtuoso'

const MESSAGES = 10_000
const UNREAD = 100
const OLDER = 50
const WATCHED_FRAMES = 40

const LABELS: MessageListLabels = {
  list: 'Ana',
  newMessages: (count) => `${count} new`,
  loadingOlder: 'Loading',
  sending: 'Sending',
  sent: 'Sent',
  read: 'Read',
  resend: 'Send again',
  play: 'Play',
  pause: 'Pause',
  transfer: 'Uploading',
}

const messageOf = (at: number): MessageListItem => ({
  kind: 'message',
  id: `${at}`,
  author: { name: `fan ${at % 7}` },
  isMine: at % 5 === 0,
  content: { kind: 'text', text: `#${at} ${'what a goal '.repeat(Math.abs(at * 7) % 9)}` },
})
const messages = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => messageOf(from + at))

const DIVIDER: MessageListItem = { kind: 'divider', id: 'unread', look: 'unread', text: 'New messages' }
const FIRST: readonly MessageListItem[] = [
  ...messages(0, MESSAGES - UNREAD),
  DIVIDER,
  ...messages(MESSAGES - UNREAD, MESSAGES),
]
/** Of the first message in `react-virtuoso`, which counts down from it. */
const FIRST_INDEX = 1_000_000

/** What the page offers to the benchmark. */
export interface HistoryPage {
  /** Milliseconds from the first render until the divider has been painted on the screen. */
  open: (list: string) => Promise<number>
  /** Prepends older messages: the largest distance in px that the message in the middle moves in any frame. */
  prepend: () => Promise<number>
}

const frame = () => new Promise<number>(requestAnimationFrame)

interface ListProps {
  items: readonly MessageListItem[]
  /** The number of messages that were prepended. */
  older: number
}

const LISTS: Readonly<Record<string, (props: ListProps) => ReactNode>> = {
  ours: ({ items }) => <MessageList items={items} labels={LABELS} />,
  // As its manual shows, with the bubbles of the kit.
  virtuoso: ({ items, older }) => (
    <Virtuoso
      data={items}
      firstItemIndex={FIRST_INDEX - older}
      initialTopMostItemIndex={items.indexOf(DIVIDER)}
      computeItemKey={(_, { id }) => id}
      itemContent={(_, item) => (
        <div data-row={item.id} data-look={item.kind === 'divider' ? item.look : undefined}>
          {item.kind === 'divider' ? item.text : <MessageRow message={item} labels={LABELS} />}
        </div>
      )}
    />
  ),
}

let prependOlder = () => {}

const History = ({ list }: { list: (props: ListProps) => ReactNode }) => {
  const [older, setOlder] = useState(0)
  const [items, setItems] = useState(FIRST)
  useEffect(() => {
    prependOlder = () => {
      setItems((before) => [...messages(-older - OLDER, -older), ...before])
      setOlder(older + OLDER)
    }
  }, [older])
  return <div style={{ height: '100vh' }}>{list({ items, older })}</div>
}

const topOf = (row: Element) => row.getBoundingClientRect().top
const isOnScreen = (row: Element | null) => row !== null && topOf(row) >= 0 && topOf(row) < innerHeight

/** The height of what the list scrolls. */
const heightAround = (row: Element): number => {
  for (let element = row.parentElement; element; element = element.parentElement)
    if (element.scrollHeight > innerHeight) return element.scrollHeight
  throw new Error('heightAround: the list does not scroll.')
}

const page: HistoryPage = {
  open: async (name) => {
    const list = LISTS[name]
    if (!list) throw new Error(`open: there is no list "${name}".`)
    const root = createRoot(document.body.appendChild(document.createElement('main')))
    const start = performance.now()
    root.render(<History list={list} />)
    while (!isOnScreen(document.querySelector('[data-look="unread"]'))) await frame()
    // The frame in which it was found is painted before the next one begins.
    return (await frame()) - start
  },
  prepend: async () => {
    const id = document
      .elementFromPoint(innerWidth / 2, innerHeight / 2)
      ?.closest('[data-row]')
      ?.getAttribute('data-row')
    const anchor = () => document.querySelector(`[data-row="${id}"]`)
    const before = anchor()
    if (!before) throw new Error('prepend: there is no message in the middle.')
    const top = topOf(before)
    const height = heightAround(before)
    prependOlder()
    let most = 0
    for (let frames = 0; frames < WATCHED_FRAMES; frames += 1) {
      await frame()
      const now = anchor()
      most = Math.max(most, now ? Math.abs(topOf(now) - top) : innerHeight)
    }
    if (heightAround(before) <= height) throw new Error('prepend: the list has not grown.')
    // Positions are fractions of a pixel, with the errors of such numbers.
    return Math.round(most * 100) / 100
  },
}

Object.assign(globalThis, { historyPage: page })
