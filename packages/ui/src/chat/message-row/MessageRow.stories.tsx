import type { Meta } from '@storybook/react-vite'
import { nothing, localised } from '../../story-kit/story'
import { MessageRow } from './MessageRow'

export default { title: 'Chat/MessageRow', component: MessageRow } satisfies Meta<typeof MessageRow>

export const EveryState = localised((t) => {
  const friend = { name: t.names[1] ?? '' }
  const me = { name: t.profile.name }
  const [first, second, third, fourth] = t.chat.lines
  return (
    <main>
      <MessageRow author={friend} isMine={false} showName time="21:03" onAvatar={nothing} avatarLabel={friend.name}>
        {first}
      </MessageRow>
      <MessageRow author={friend} isMine={false} showAvatar={false}>
        {third}
      </MessageRow>
      <MessageRow author={me} isMine state={{ kind: 'read', label: t.chat.read }} time="21:05">
        {second}
      </MessageRow>
      <MessageRow author={me} isMine state={{ kind: 'sent', label: t.chat.sent }}>
        {third}
      </MessageRow>
      <MessageRow author={me} isMine state={{ kind: 'sending', label: t.chat.sending }}>
        {fourth}
      </MessageRow>
      <MessageRow author={me} isMine state={{ kind: 'failed', label: t.chat.failed, onResend: nothing }}>
        {fourth}
      </MessageRow>
    </main>
  )
})
