import { assetPath } from '@org/site-brands'
import { QrShareCard } from '@org/ui/account'
import { Button, Sheet, Skeleton } from '@org/ui/basics'
import { Copy, Download, Send, Share2 } from 'lucide-react'
import { useState } from 'react'
import { shareApi } from '../../api/share'
import type { SharedThing } from '../../hooks/share-path'
import type { SharedPage } from '../../hooks/shared-page'
import { useCopy } from '../../hooks/use-copy'
import { canShare, useCountShare, useShare, useShareUrl } from '../../hooks/use-share'
import { useTranslation } from '../../i18n/use-translation'
import { useBrand } from '../../site/brand-context'
import { useBrandText } from '../../site/use-brand-text'
import { QueryView } from '../page/QueryView'
import styles from './ShareSheet.module.css'

const { useGetShareCardQuery } = shareApi

interface ShareSheetProps {
  page: SharedPage
  of: SharedThing
  open: boolean
  onClose: () => void
}

/** The ways to share one thing: a picture with a QR code, the phone's share sheet, the URL. */
const ShareSheet = ({ page, of, open, onClose }: ShareSheetProps) => {
  const { t } = useTranslation('share')
  const { t: common } = useTranslation()
  const [picture, setPicture] = useState<Blob | null>(null)
  const share = useShare()
  const copy = useCopy()
  const count = useCountShare()
  const url = useShareUrl()(page)
  const copyUrl = async () => {
    if (await copy(url)) await count()
  }
  return (
    <Sheet name="share" open={open} title={t(($) => $.title)} closeLabel={common(($) => $.close)} onClose={onClose}>
      {/* What a page says itself is newer than a reply, and has no score that the viewer hides. */}
      {page.text === undefined ? (
        <CardOf of={of} url={url} onPicture={setPicture} />
      ) : (
        <Card title={page.title} text={page.text} cover={page.cover} url={url} onPicture={setPicture} />
      )}
      <div className={styles.actions}>
        {canShare() && (
          <Button block icon={<Share2 />} onPress={() => void share(page)}>
            {t(($) => $.native)}
          </Button>
        )}
        <Button block tone={canShare() ? 'soft' : 'solid'} icon={<Copy />} onPress={() => void copyUrl()}>
          {t(($) => $.copy)}
        </Button>
        {picture && <PictureButton picture={picture} onSent={count} />}
      </div>
    </Sheet>
  )
}

interface CardProps {
  url: string
  onPicture: (picture: Blob) => void
}

const CardOf = ({ of: { kind, id }, ...card }: CardProps & { of: SharedThing }) => {
  const { t } = useTranslation('share')
  const query = useGetShareCardQuery({ kind, id }, { refetchOnReconnect: true })
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton shape="block" className={styles.card} />}
      missing={{ title: t(($) => $.missing) }}
    >
      {({ title, text, picture }) => <Card title={title} text={text} cover={picture} {...card} />}
    </QueryView>
  )
}

const Card = ({
  title,
  text,
  cover,
  ...card
}: CardProps & { title: string; text: string; cover?: string | undefined }) => {
  const { t } = useTranslation('share')
  const { name } = useBrandText()
  const brand = useBrand()
  const [failed, setFailed] = useState(false)
  if (failed) return <p className={styles.failed}>{t(($) => $.failed)}</p>
  return (
    <QrShareCard
      className={styles.card}
      brand={name}
      logo={assetPath(brand, 'touchIcon')}
      {...(cover && { cover })}
      title={title}
      note={text}
      hint={t(($) => $.scan)}
      alt={t(($) => $.alt, { title })}
      onFail={() => setFailed(true)}
      {...card}
    />
  )
}

/** Sends the picture where the phone can send files, and otherwise saves it. */
const PictureButton = ({ picture, onSent }: { picture: Blob; onSent: () => Promise<void> }) => {
  const { t } = useTranslation('share')
  const file = new File([picture], 'share.png', { type: picture.type })
  const mayBeSent = canShare() && typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
  const send = () => navigator.share({ files: [file] }).then(onSent, () => undefined)
  return (
    <Button
      block
      tone="outline"
      icon={mayBeSent ? <Send /> : <Download />}
      onPress={() => (mayBeSent ? void send() : save(file))}
    >
      {t(($) => (mayBeSent ? $.send : $.save))}
    </Button>
  )
}

const save = (file: File) => {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: file.name }).click()
  URL.revokeObjectURL(href)
}

export default ShareSheet
