import type { Meta } from '@storybook/react-vite'
import { Gift, Mic, Smile } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../basics/icon-button'
import { nothing, Stack, localised } from '../../story-kit/story'
import type { Texts } from '../../story-kit/texts'
import { Composer, type ComposerState } from './Composer'

export default { title: 'Chat/Composer', component: Composer } satisfies Meta<typeof Composer>

const Line = ({ t, state, text = '' }: { t: Texts; state?: ComposerState; text?: string }) => {
  const [value, setValue] = useState(text)
  return (
    <div style={{ width: '100%' }}>
      <Composer
        value={value}
        onChange={setValue}
        onSend={() => setValue('')}
        label={t.room.field}
        placeholder={t.room.write}
        sendLabel={t.room.send}
        maxLength={60}
        state={state}
        after={<IconButton label={t.room.emoji} icon={<Smile />} />}
      />
    </div>
  )
}

export const EveryState = localised((t) => (
  <Stack pad={false}>
    <Line t={t} />
    <Line t={t} text={t.roomLines[1]} />
    <Line t={t} text={(t.roomLines[1] ?? '').repeat(4)} />
    <Line t={t} state={{ kind: 'slow', countdown: '5s', label: t.room.slow }} text={t.roomLines[0]} />
    <Line t={t} state={{ kind: 'disabled', text: t.room.muted }} />
    <Line t={t} state={{ kind: 'guest', text: t.room.guest, actionLabel: t.room.login, onAction: nothing }} />
  </Stack>
))

export const WithVoiceAndGifts = localised(function Full(t) {
  const [value, setValue] = useState('')
  return (
    <Composer
      value={value}
      onChange={setValue}
      onSend={() => setValue('')}
      label={t.room.field}
      placeholder={t.room.write}
      sendLabel={t.room.send}
      before={<IconButton label={t.player.player} icon={<Mic />} />}
      after={<IconButton tone="brand" label={t.room.gifts} icon={<Gift />} />}
    />
  )
})
