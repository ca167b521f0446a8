import { PictureViewer } from '@org/ui/basics'
import type { ImageMessage } from '@org/im-sdk'
import { useTranslation } from '../../i18n/use-translation'

interface ChatPicturesProps {
  /** Oldest first. */
  images: readonly ImageMessage[]
  /** The id of the message whose picture is shown first. */
  first: string
  open: boolean
  onClose: () => void
}

/** The pictures of a chat on the whole screen. */
const ChatPictures = ({ images, first, open, onClose }: ChatPicturesProps) => {
  const { t } = useTranslation('chat')
  const { t: common } = useTranslation()
  return (
    <PictureViewer
      open={open}
      title={t(($) => $.viewer.title)}
      pictures={images.map(({ payload }) => ({
        src: payload.imageInfoArray[0]?.url ?? '',
        alt: t(($) => $.kinds.image),
      }))}
      first={images.findIndex(({ ID }) => ID === first)}
      onClose={onClose}
      labels={{
        close: common(($) => $.close),
        previous: t(($) => $.viewer.previous),
        next: t(($) => $.viewer.next),
        zoomIn: t(($) => $.viewer.zoomIn),
        zoomOut: t(($) => $.viewer.zoomOut),
        place: (nth, of) => t(($) => $.viewer.place, { nth, of }),
      }}
    />
  )
}

export default ChatPictures
