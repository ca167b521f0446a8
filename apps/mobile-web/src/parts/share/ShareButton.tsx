import { IconButton, type IconButtonProps } from '@org/ui/basics'
import { Share2 } from 'lucide-react'
import type { SharedThing } from '../../hooks/share-path'
import { type SharedPage, useSharedPage } from '../../hooks/shared-page'
import { useTranslation } from '../../i18n/use-translation'
import { useShareSheet } from './use-share-sheet'

interface ShareButtonProps extends Pick<IconButtonProps, 'tone'> {
  /** One of several things of a page; otherwise what the page shares. */
  shared?: SharedPage
}

/** Opens the ways to share the page, or one thing on it. */
export const ShareButton = ({ shared, ...more }: ShareButtonProps) => {
  const { t } = useTranslation()
  const [open, sheet] = useShareSheet(shared)
  return (
    <>
      <IconButton {...more} label={t(($) => $.share)} icon={<Share2 />} onPress={open} />
      {sheet}
    </>
  )
}

interface PageShareButtonProps {
  of: SharedThing
  title: string
}

/** Shares the one thing that the page shows, as the other buttons of the page then do. */
export const PageShareButton = ({ of, title }: PageShareButtonProps) => {
  useSharedPage({ title, of })
  return <ShareButton />
}
