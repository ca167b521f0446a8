import { formatCount } from '@org/domain'
import { Button } from '@org/ui/basics'
import { Heart } from 'lucide-react'
import { useState } from 'react'
import { videoApi } from '../../api/videos'
import { useLocale } from '../../hooks/use-locale'
import { useProtected } from '../../hooks/use-protected'
import { useTranslation } from '../../i18n/use-translation'

const { useLikeMutation } = videoApi

interface LikeButtonProps {
  target: 'video' | 'moment' | 'comment'
  id: number
  of: { readonly likes: number; readonly liked: 0 | 1 }
}

/** Likes something, or takes it back. Shows the choice at once, and the count when the server has answered. */
export const LikeButton = ({ target, id, of }: LikeButtonProps) => {
  const { t } = useTranslation('video')
  const locale = useLocale()
  const isMember = useProtected()
  const [send, { isLoading }] = useLikeMutation()
  const [answered, setAnswered] = useState<LikeButtonProps['of'] | null>(null)
  const { likes, liked } = answered ?? of
  const press = async () => {
    if (!isMember()) return
    const { data } = await send({ target, id, type: liked === 1 ? 0 : 1 })
    if (data) setAnswered(data)
  }
  return (
    <Button
      tone={liked === 1 ? 'soft' : 'plain'}
      size="small"
      icon={<Heart />}
      busy={isLoading}
      aria-pressed={liked === 1}
      onPress={() => void press()}
    >
      {t(($) => $.likes, { shown: formatCount(likes, locale) ?? '0' })}
    </Button>
  )
}
