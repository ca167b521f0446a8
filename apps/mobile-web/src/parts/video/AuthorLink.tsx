import type { VideoCard } from '@org/api-client/contract'
import { pagePath } from '@org/domain'
import { Avatar, Button } from '@org/ui/basics'
import { useHref, useNavigate } from 'react-router'

/** Who has made a video, with a link to their page. */
export const AuthorLink = ({ author: { uid, nick_name, avatar } }: { author: VideoCard['author'] }) => {
  const navigate = useNavigate()
  const to = pagePath('anchor', { uid })
  return (
    <Button
      tone="plain"
      size="small"
      icon={<Avatar name={nick_name} src={avatar} size="tiny" />}
      href={useHref(to)}
      onPress={() => void navigate(to)}
    >
      {nick_name}
    </Button>
  )
}
