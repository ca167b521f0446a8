import { NoticeBar } from '@org/ui/basics'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'

/** The room's own notice above its chat, until the viewer closes it or it changes. */
export const RoomNotice = ({ text }: { text: string }) => {
  const { t: common } = useTranslation()
  const [closed, close] = useState('')
  return (
    <div role="status">
      {text !== '' && text !== closed && (
        <NoticeBar text={text} close={{ label: common(($) => $.close), onPress: () => close(text) }} />
      )}
    </div>
  )
}
