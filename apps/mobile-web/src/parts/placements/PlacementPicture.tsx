import type { Placement } from '@org/api-client/contract'
import { Picture, Pressable } from '@org/ui/basics'
import { usePlacementLink } from './use-placement-link'
import styles from './PlacementPicture.module.css'

interface PlacementPictureProps {
  placement: Placement
  /** The width of the picture by its height. */
  ratio: number
  /** Called when its link is pressed. */
  onFollow?: () => void
}

/** A banner or an advertisement: its picture over its title, with a link to where it leads. */
export const PlacementPicture = ({ placement, ratio, onFollow }: PlacementPictureProps) => {
  const link = usePlacementLink(placement)
  const content = (
    <>
      {placement.picture !== '' && <Picture src={placement.picture} alt="" ratio={ratio} />}
      <span className={styles.title}>{placement.title}</span>
    </>
  )
  if (link === null) return <div className={styles.card}>{content}</div>
  return (
    <Pressable
      className={styles.card}
      href={link.href}
      onPress={() => {
        onFollow?.()
        link.onPress()
      }}
    >
      {content}
    </Pressable>
  )
}
