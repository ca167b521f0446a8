import type { VideoPlayerLabels } from '@org/ui/live'
import { useMemo } from 'react'
import { useTranslation } from '../../i18n/use-translation'

/** The accessible names of the player and its controls. */
export const usePlayerLabels = (): VideoPlayerLabels => {
  const { t } = useTranslation('live')
  return useMemo(
    () => ({
      player: t(($) => $.player.player),
      play: t(($) => $.player.play),
      pause: t(($) => $.player.pause),
      mute: t(($) => $.player.mute),
      unmute: t(($) => $.player.unmute),
      loading: t(($) => $.player.loading),
      quality: t(($) => $.player.quality),
      line: t(($) => $.player.line),
      fullscreen: t(($) => $.player.fullscreen),
    }),
    [t],
  )
}
