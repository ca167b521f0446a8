import { NoticeBar } from '@org/ui/basics'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { attempt } from '../../store/attempt'

/** The room's own notice above its chat, until the viewer closes it or it changes. The tab keeps what was closed. */
const RoomNotice = ({ liveid, text }: { liveid: number; text: string }) => {
  const { t: common } = useTranslation()
  const key = `closed_notice_${liveid}`
  const [closed, setClosed] = useState(() => attempt(() => sessionStorage.getItem(key)))
  const close = () => {
    setClosed(text)
    attempt(() => sessionStorage.setItem(key, text))
  }
  return (
    <div role="status">
      {text !== '' && text !== closed && (
        <NoticeBar text={text} close={{ label: common(($) => $.close), onPress: close }} />
      )}
    </div>
  )
}

export default RoomNotice
