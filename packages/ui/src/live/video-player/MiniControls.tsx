import { X } from 'lucide-react'
import { IconButton } from '../../basics/icon-button'
import { Spinner } from '../../basics/spinner'
import type { VideoPlayerProps } from './player-props'
import styles from './VideoPlayer.module.css'

interface MiniControlsProps {
  mini: NonNullable<VideoPlayerProps['mini']>
  status: VideoPlayerProps['status']
  loadingLabel: string
}

/** What covers a small player: all of it opens the room, a corner closes it. */
export const MiniControls = ({ mini, status, loadingLabel }: MiniControlsProps) => (
  <>
    {status === 'loading' && (
      <div className={styles.center}>
        <Spinner label={loadingLabel} />
      </div>
    )}
    <button type="button" className={styles.open} aria-label={mini.openLabel} onClick={mini.onOpen} />
    <IconButton
      tone="onScrim"
      className={styles.close}
      label={mini.closeLabel}
      icon={<X className={styles.closeMark} />}
      onPress={mini.onClose}
    />
  </>
)
