import type { Meta } from '@storybook/react-vite'
import { MessageSquareText, Share2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../basics/icon-button'
import { nothing, localised } from '../../story-kit/story'
import { VideoPlayer, type VideoPlayerProps } from '.'

export default { title: 'Live/VideoPlayer', component: VideoPlayer } satisfies Meta<typeof VideoPlayer>

const story = (
  first: VideoPlayerProps['status'],
  more: (t: Parameters<Parameters<typeof localised>[0]>[0]) => Partial<VideoPlayerProps> = () => ({}),
) =>
  localised(function Player(t) {
    const [status, setStatus] = useState(first)
    const [muted, setMuted] = useState(true)
    const [quality, setQuality] = useState('HD')
    const [line, setLine] = useState('0')
    return (
      <VideoPlayer
        status={status}
        muted={muted}
        labels={t.player}
        onPlay={() => setStatus('playing')}
        onPause={() => setStatus('paused')}
        onMute={setMuted}
        title={t.liveTitles[0]}
        back={{ label: t.back, href: '#back' }}
        latency={{ text: t.player.latency, label: t.player.catchUp, behind: false, onCatchUp: nothing }}
        quality={{
          choices: Object.entries(t.player.qualities).map(([id, label]) => ({ id, label })),
          selectedId: quality,
          onSelect: setQuality,
        }}
        line={{
          choices: t.player.lines.map((label, at) => ({ id: String(at), label })),
          selectedId: line,
          onSelect: setLine,
        }}
        onFullscreen={nothing}
        actions={
          <>
            <IconButton tone="onScrim" label={t.room.danmaku} icon={<MessageSquareText />} />
            <IconButton tone="onScrim" label={t.share} icon={<Share2 />} />
          </>
        }
        {...more(t)}
      >
        <video muted playsInline />
      </VideoPlayer>
    )
  })

export const Paused = story('paused')
export const Playing = story('playing')
export const Loading = story('loading')
export const Failed = story('error', (t) => ({
  notice: { title: t.player.failed, hint: t.player.failedHint, retryLabel: t.retry, onRetry: nothing },
}))
export const Ended = story('ended', (t) => ({ notice: { title: t.player.ended } }))
