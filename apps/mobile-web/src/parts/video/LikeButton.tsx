import { formatCount } from '@org/domain'
import { Button } from '@org/ui/basics'
import { Heart } from 'lucide-react'
import { useState } from 'react'
import { videoApi } from '../../api/videos'
import { useFailureText } from '../../hooks/use-failure-text'
import { useLocale } from '../../hooks/use-locale'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { useProtected } from '../../hooks/use-protected'
import { useTranslation } from '../../i18n/use-translation'
import { toastShown } from '../../store/feedback'
import { useAppDispatch } from '../../store/store'

const { useLikeMutation } = videoApi

interface LikeButtonProps {
  target: 'video' | 'moment' | 'article' | 'comment'
  id: number
  of: { readonly likes: number; readonly liked: 0 | 1 }
}

/**
 * Likes something, or takes it back. Shows the choice at once, takes it back if the call fails, and shows the count when
 * the server has answered. Ignores a press while a call is pending.
 */
export const LikeButton = ({ target, id, of }: LikeButtonProps) => {
  const { t } = useTranslation('video')
  const locale = useLocale()
  const isMember = useProtected()
  const dispatch = useAppDispatch()
  const textOf = useFailureText()
  const [send] = useLikeMutation()
  const [changed, setChanged] = useState<LikeButtonProps['of'] | null>(null)
  const { likes, liked } = changed ?? of
  const [press] = useOneAtATime(async () => {
    if (!isMember()) return
    const type = liked === 1 ? 0 : 1
    setChanged({ likes, liked: type })
    const { data, error } = await send({ target, id, type })
    setChanged(data ?? changed)
    // The row of the call shows no refusal.
    const failure = error ? textOf(error) : ''
    if (failure !== '') dispatch(toastShown('failure', failure))
  })
  return (
    <Button
      tone={liked === 1 ? 'soft' : 'plain'}
      size="small"
      icon={<Heart />}
      aria-pressed={liked === 1}
      onPress={press}
    >
      {t(($) => $.likes, { shown: formatCount(likes, locale) ?? '0' })}
    </Button>
  )
}
