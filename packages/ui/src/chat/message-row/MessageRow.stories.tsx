import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { contents, message, messageLabels, picture } from '../../story-kit/samples'
import { localised } from '../../story-kit/story'
import { textsOf, type Texts } from '../../story-kit/texts'
import { MessageRow, type MessageRowProps } from './MessageRow'
import type { MessageContent, MessageItem } from './types'

export default {
  title: 'Chat/MessageRow',
  component: MessageRow,
  parameters: guided({
    anatomy: [
      'the picture of the author',
      'the level and the name',
      'the message: a bubble, a picture or a card, below what it replies to',
      'whether it is sent, read or failed',
      'reactions',
      'the time, and how many have read it',
    ],
    good: ['Show the name and the picture only on the first of several messages of one author.'],
    bad: ['Hide a message that failed: its sign sends it again.'],
    keys: {
      Tab: 'moves the focus to what can be pressed in it',
      'Enter, Space': 'press it',
      'Menu key': 'opens the menu of the message',
    },
  }),
  args: {
    onAuthor: fn(),
    onOpen: fn(),
    onPlay: fn(),
    onResend: fn(),
    onQuote: fn(),
    onReact: fn(),
    onMenu: fn(),
  },
  ...sampled<MessageRowProps>((t) => ({ message: message(t, 0, { time: '21:03' }), labels: messageLabels(t) }), {
    bleeds: true,
  }),
} satisfies Meta<typeof MessageRow>
type Story = StoryObj<typeof MessageRow>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onAuthor).toHaveBeenCalledOnce()
  },
}

const shows = (more: (t: Texts) => Partial<MessageItem>, line = 0): Story =>
  withSample<MessageRowProps>((t) => ({ message: message(t, line, more(t)) }))
const showsContent = (of: (t: Texts) => MessageContent, more: Partial<MessageItem> = {}): Story =>
  withSample<MessageRowProps>((t) => ({ message: message(t, of(t), more) }))

export const WithName: Story = shows((t) => ({
  showName: true,
  author: { name: t.names[1] ?? '', badge: { text: t.lv(12), tone: 'brand' } },
}))
/** A later one of consecutive messages of one sender. */
export const WithoutAvatar: Story = shows(() => ({ showAvatar: false }))
export const LongText: Story = showsContent((t) => ({ kind: 'text', text: (t.chat.lines[2] ?? '').repeat(3) }))
export const MentionAndLink: Story = showsContent((t) => contents(t).text)

export const Sending: Story = shows(() => ({ isMine: true, state: 'sending' }), 1)
export const Sent: Story = shows(() => ({ isMine: true, state: 'sent' }), 1)
export const Read: Story = shows((t) => ({ isMine: true, state: 'read', readers: t.chat.readers(12) }), 1)
export const Failed: Story = {
  ...shows(() => ({ isMine: true, state: 'failed' }), 1),
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: textsOf({ globals }).chat.failed }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}

export const Image: Story = showsContent((t) => contents(t).image)
/** Until the picture is there, a blurred one; while it is uploaded, how much of it. */
export const ImageUploading: Story = {
  args: { progress: 0.4 },
  ...showsContent((t) => ({ ...contents(t).image, src: '', blur: picture(210, 8, 8) }), { isMine: true }),
}
export const ImageMissing: Story = showsContent((t) => ({ ...contents(t).image, src: null }))
export const Video: Story = showsContent((t) => contents(t).video)
export const Sound: Story = {
  ...showsContent((t) => ({ ...contents(t).sound, unplayed: true })),
  play: async ({ args, canvas, globals, userEvent }) => {
    const { chat } = textsOf({ globals })
    await userEvent.click(canvas.getByRole('button', { name: `${chat.play}: ${chat.sound(12)}` }))
    await expect(args.onPlay).toHaveBeenCalledOnce()
  },
}
export const SoundPlaying: Story = {
  args: { playing: 0.45 },
  ...showsContent((t) => contents(t).sound, { isMine: true }),
}
export const File: Story = showsContent((t) => contents(t).file)
export const FileTransferring: Story = { args: { progress: 0.6 }, ...showsContent((t) => contents(t).file) }
export const FileFailed: Story = showsContent((t) => ({ ...contents(t).file, failed: t.chat.fileFailed }))
export const Face: Story = showsContent((t) => contents(t).face)
export const Location: Story = showsContent((t) => contents(t).location)
export const Card: Story = showsContent((t) => contents(t).card, { isMine: true, state: 'read' })
export const Merger: Story = showsContent((t) => contents(t).merger)
export const Unsupported: Story = showsContent((t) => contents(t).unsupported)
/** What the app draws. */
export const Node: Story = showsContent((t) => contents(t).node)

export const Quote: Story = shows((t) => ({ quote: { author: t.names[0] ?? '', text: t.chat.lines[2] ?? '' } }), 3)
export const QuoteOfPicture: Story = showsContent((t) => contents(t).image, {
  isMine: true,
  quote: { author: 'Zé', text: '📷', picture: picture(300, 64, 64) },
})
export const Reactions: Story = shows((t) => ({
  reactions: [
    { id: 'like', emoji: '👍', count: 3, label: t.chat.like, isMine: true },
    { id: 'cheer', emoji: '🍻', count: 12, label: t.chat.cheer },
  ],
}))

export const EveryKind = localised((t) => (
  <div style={{ paddingBlock: 'var(--space-12)' }}>
    {Object.values(contents(t)).map((content, at) => (
      <MessageRow
        key={content.kind}
        message={message(t, content, { isMine: at % 3 === 1, state: at % 3 === 1 ? 'read' : undefined })}
        labels={messageLabels(t)}
      />
    ))}
  </div>
))
