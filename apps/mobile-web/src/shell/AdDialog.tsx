import { Button, Dialog } from '@org/ui/basics'
import { useTranslation } from '../i18n/use-translation'
import { PlacementPicture } from '../parts/placements/PlacementPicture'
import { useAd } from './use-ad'

const AD_RATIO = 4 / 3

/** An advertisement over the page, which says that it is one. */
export const AdDialog = ({ waits }: { waits: boolean }) => {
  const { t } = useTranslation('prompts')
  const { t: common } = useTranslation()
  const { ad, close } = useAd(waits)
  return (
    <Dialog
      name="ad"
      open={ad !== null}
      title={t(($) => $.ad)}
      onClose={close}
      actions={
        <Button tone="outline" onPress={close}>
          {common(($) => $.close)}
        </Button>
      }
    >
      {ad && <PlacementPicture placement={ad} ratio={AD_RATIO} onFollow={close} />}
    </Dialog>
  )
}
