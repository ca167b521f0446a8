import '@org/ui/tokens.css'
import { Danmaku, GiftQueue, RoomChatList, type RoomChatMessage, type RoomGift } from '@org/ui/live'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Virtuoso } from 'react-virtuoso'

/** A message whose text contains its number, by which the benchmark finds lost ones. */
const message = (at: number): RoomChatMessage => ({
  id: String(at),
  kind: 'text',
  author: { name: `fan ${at % 97}`, badge: { kind: 'level10', label: `Lv${10 + (at % 9)}` } },
  text: `#${at} ${'what a goal '.repeat((at * 7) % 4)}`,
})

/** Of a few senders, whose gifts add up. */
const gift = (at: number): RoomGift => ({
  id: `gift ${at}`,
  comboKey: String(at % 12),
  sender: { name: `fan ${at % 12}` },
  text: 'sent a ball',
  count: 1 + (at % 3),
})

const A_SECOND = 200
/** Every so many messages there is a gift. */
const GIFT_EACH = 40
const EVERY_MS = 20
const KEPT = 300
/** Less than what is rendered around the screen. */
const STEP_PX = 300

type Messages = readonly RoomChatMessage[]

/** What the page offers to the benchmark. */
export interface RoomPage {
  /** Stops the messages and scrolls through the list: the number of those that should be in it and are not. */
  countLost: () => Promise<number>
}

const rest = (ms: number) => new Promise((wake) => setTimeout(wake, ms))

/** Scrolls from the newest message to the oldest, and returns the numbers that were rendered on the way. */
const seenFromEndToStart = async (): Promise<ReadonlySet<number>> => {
  await rest(1_000)
  const place = document.querySelector('#list')
  const scroller = [...(place?.querySelectorAll('*') ?? [])].find(
    (element) => element.scrollHeight > element.clientHeight + 100 && getComputedStyle(element).overflowY !== 'visible',
  )
  if (!place || !scroller) throw new Error('seenFromEndToStart: the list does not scroll.')
  const seen = new Set<number>()
  for (let top = scroller.scrollHeight; top > -STEP_PX; top -= STEP_PX) {
    // The list follows its end until the user scrolls.
    scroller.dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: -STEP_PX }))
    scroller.scrollTop = top
    await rest(80)
    for (const [, number] of (place.textContent ?? '').matchAll(/#(\d+)/g)) seen.add(Number(number))
  }
  return seen
}

const useMessages = (): Messages => {
  const [messages, setMessages] = useState<Messages>(() => Array.from({ length: KEPT }, (_, at) => message(at)))
  useEffect(() => {
    let at = KEPT
    const timer = setInterval(() => {
      const arrived = Array.from({ length: (A_SECOND * EVERY_MS) / 1_000 }, () => message(at++))
      setMessages((before) => [...before, ...arrived].slice(-KEPT))
    }, EVERY_MS)
    const stop = () => clearInterval(timer)
    const page: RoomPage = {
      countLost: async () => {
        stop()
        const seen = await seenFromEndToStart()
        return Array.from({ length: KEPT }, (_, back) => at - 1 - back).filter((number) => !seen.has(number)).length
      },
    }
    Object.assign(globalThis, { roomPage: page })
    return stop
  }, [])
  return messages
}

const giftsOf = (messages: Messages): readonly RoomGift[] =>
  messages.flatMap(({ id }) => (Number(id) % GIFT_EACH === 0 ? [gift(Number(id) / GIFT_EACH)] : []))

const Room = ({ list }: { list: (messages: Messages) => ReactNode }) => {
  const messages = useMessages()
  return (
    <main style={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
      <div style={{ position: 'relative', aspectRatio: '16 / 9', background: '#000' }}>
        <video id="video" muted loop playsInline style={{ width: '100%', height: '100%' }} />
        <Danmaku comments={messages} />
        <div style={{ position: 'absolute', inset: 'auto 0 48px' }}>
          <GiftQueue gifts={giftsOf(messages)} />
        </div>
      </div>
      <div id="list" style={{ flex: 1, minHeight: 0 }}>
        {list(messages)}
      </div>
    </main>
  )
}

/** All messages as elements, in a box that is scrolled to its end. */
const PlainList = ({ messages }: { messages: Messages }) => {
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useLayoutEffect(() => {
    if (box.current && isAtEnd.current) box.current.scrollTop = box.current.scrollHeight
  }, [messages])
  return (
    <div
      ref={box}
      style={{ height: '100%', overflowY: 'auto' }}
      onWheel={() => {
        isAtEnd.current = false
      }}
    >
      {messages.map((each) => (
        <PlainLine key={each.id} message={each} />
      ))}
    </div>
  )
}

const PlainLine = ({ message: each }: { message: RoomChatMessage }) => (
  <div style={{ padding: '3px 12px', lineHeight: 1.6, overflowWrap: 'anywhere' }}>
    {each.kind !== 'notice' && <b>{each.author.name}: </b>}
    {each.text}
  </div>
)

const LISTS: Readonly<Record<string, (messages: Messages) => ReactNode>> = {
  ours: (messages) => <RoomChatList label="Chat" messages={messages} newMessagesLabel={String} />,
  plain: (messages) => <PlainList messages={messages} />,
  // As its manual shows: every message renders, and the list follows its end.
  virtuoso: (messages) => (
    <Virtuoso
      data={messages}
      computeItemKey={(_, { id }) => id}
      followOutput
      initialTopMostItemIndex={KEPT - 1}
      itemContent={(_, each) => <PlainLine message={each} />}
    />
  ),
}

/** Records a moving picture, so that the page plays a video without a network. */
const recordVideo = async (): Promise<string> => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
  const context = canvas.getContext('2d')
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  recorder.start()
  const start = performance.now()
  for (let now = start; now - start < 3_000; now = await new Promise<number>(requestAnimationFrame)) {
    if (!context) throw new Error('recordVideo: there is no canvas.')
    context.fillStyle = `hsl(${(now / 20) % 360} 60% 40%)`
    context.fillRect(0, 0, 640, 360)
    context.fillStyle = '#fff'
    context.fillRect((now / 4) % 640, 160, 40, 40)
  }
  const done = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  recorder.stop()
  await done
  return URL.createObjectURL(new Blob(parts, { type: 'video/webm' }))
}

const start = async (name: string) => {
  const video = await recordVideo()
  const list = LISTS[name]
  if (!list) throw new Error(`start: there is no list "${name}".`)
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Room list={list} />)
  await rest(500)
  const element = document.querySelector('video')
  if (!element) throw new Error('start: there is no video.')
  element.src = video
  await element.play()
}

Object.assign(globalThis, { startRoom: start })
