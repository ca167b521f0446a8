import type { Meta, StoryObj } from '@storybook/react-vite'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { IconButton } from '../../basics/icon-button'
import { sampled, withSample } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { localised } from '../../story-kit/story'
import { roomMessages } from '../../story-kit/samples'
import { textsOf, type Texts } from '../../story-kit/texts'
import { RoomChatList } from '../room-chat-list'
import { VideoPlayer, type VideoPlayerProps } from '.'

const [catchUp, chooseQuality, chooseLine, retry, switchDanmaku] = [fn(), fn(), fn(), fn(), fn()]

const qualities = (t: Texts) => Object.entries(t.player.qualities).map(([id, label]) => ({ id, label }))
const lines = (t: Texts) => t.player.lines.map((label, at) => ({ id: String(at), label }))

export default {
  title: 'Live/VideoPlayer',
  component: VideoPlayer,
  parameters: guided({
    anatomy: [
      'the picture',
      'what stands over it: the title, comments',
      'what the stream waits for, or why there is no picture',
      'play, sound, quality, line, comments, full screen',
    ],
    good: ['Start without sound: browsers refuse to play otherwise.', 'Offer another line when a stream fails.'],
    bad: ['Hide the controls while one of them has the focus or a menu is open.'],
    keys: {
      Tab: 'moves the focus to the controls, which then stay',
      'Enter, Space': 'press one, or open a menu',
      '↑ ↓': 'choose in an open menu',
      Escape: 'closes the menu',
    },
  }),
  args: {
    status: 'paused',
    muted: true,
    children: <video muted playsInline />,
    onPlay: fn(),
    onPause: fn(),
    onMute: fn(),
    onFullscreen: fn(),
  },
  argTypes: {
    children: { control: false },
    actions: { control: false },
    overlay: { control: false },
    chat: { control: false },
  },
  ...sampled<VideoPlayerProps>(
    (t) => ({
      labels: t.player,
      title: t.liveTitles[0],
      back: { label: t.back, href: '#back' },
      latency: { text: t.player.latency, label: t.player.catchUp, behind: false, onCatchUp: catchUp },
      quality: { choices: qualities(t), selectedId: 'HD', onSelect: chooseQuality },
      line: { choices: lines(t), selectedId: '0', onSelect: chooseLine },
      danmaku: { on: true, label: t.room.danmaku, onChange: switchDanmaku },
      actions: <IconButton tone="onScrim" label={t.share} icon={<Share2 />} />,
    }),
    { bleeds: true },
  ),
} satisfies Meta<typeof VideoPlayer>
type Story = StoryObj<typeof VideoPlayer>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { player } = textsOf({ globals })
    await userEvent.click(canvas.getAllByRole('button', { name: player.play })[0]!)
    await expect(args.onPlay).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: player.unmute }))
    await expect(args.onMute).toHaveBeenCalledWith(false)
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(player.quality) }))
    await userEvent.click(canvas.getByRole('menuitemradio', { name: player.qualities.SD }))
    await expect(chooseQuality).toHaveBeenCalledWith('SD')
  },
}

export const Playing: Story = { args: { status: 'playing' } }
export const Loading: Story = { args: { status: 'loading' } }

/** The stream is seconds behind the match: a press on the latency catches up. */
export const Behind: Story = {
  ...withSample<VideoPlayerProps>((t) => ({
    latency: { text: t.player.latency, label: t.player.catchUp, behind: true, onCatchUp: catchUp },
  })),
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(textsOf({ globals }).player.catchUp) }))
    await expect(catchUp).toHaveBeenCalledOnce()
  },
}

/** The browser refused autoplay: a tap starts the stream. */
export const Blocked: Story = {
  args: { status: 'blocked' },
  ...withSample<VideoPlayerProps>((t) => ({ autoplayHints: t.player.autoplay })),
}

/** Autoplay is allowed only without sound. */
export const Muted: Story = {
  args: { status: 'playing' },
  ...withSample<VideoPlayerProps>((t) => ({
    autoplayHints: t.player.autoplay,
    dataSaver: { on: true, label: t.player.dataSaver, onChange: fn() },
  })),
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: textsOf({ globals }).player.autoplay.muted }))
    await expect(args.onMute).toHaveBeenCalledWith(false)
  },
}

/** Full screen with the chat over the picture; a phone held upright shows it turned. */
export const Fullscreen: Story = {
  args: { status: 'playing', fullscreen: true },
  parameters: {
    docs: { story: { inline: false, height: 480 } },
    ...withSample<VideoPlayerProps>((t) => ({
      chat: {
        content: (
          <RoomChatList label={t.room.label} messages={roomMessages(t, 20)} newMessagesLabel={t.room.newMessages} />
        ),
        shown: true,
        label: t.room.label,
        onToggle: fn(),
      },
    })).parameters,
  },
}

/** In the corner of another page. */
export const Mini: Story = {
  args: { status: 'playing' },
  ...withSample<VideoPlayerProps>((t) => ({
    mini: { openLabel: t.player.reopen, onOpen: fn(), closeLabel: t.close, onClose: fn() },
  })),
}

export const Failed: Story = {
  args: { status: 'error' },
  ...withSample<VideoPlayerProps>((t) => ({
    notice: { title: t.player.failed, hint: t.player.failedHint, retryLabel: t.retry, onRetry: retry },
  })),
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: textsOf({ globals }).retry }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const Ended: Story = {
  args: { status: 'ended' },
  ...withSample<VideoPlayerProps>((t) => ({ notice: { title: t.player.ended } })),
}

/** Play and pause, sound, quality and line as the page keeps them. */
export const Watching = localised(function Watching(t) {
  const [playing, setPlaying] = useState(false)
  const [muted, setMuted] = useState(true)
  const [quality, setQuality] = useState('HD')
  const [line, setLine] = useState('0')
  return (
    <VideoPlayer
      status={playing ? 'playing' : 'paused'}
      muted={muted}
      labels={t.player}
      onPlay={() => setPlaying(true)}
      onPause={() => setPlaying(false)}
      onMute={setMuted}
      title={t.liveTitles[0]}
      quality={{ choices: qualities(t), selectedId: quality, onSelect: setQuality }}
      line={{ choices: lines(t), selectedId: line, onSelect: setLine }}
    >
      <video muted playsInline />
    </VideoPlayer>
  )
})
