import type { Placement } from '@org/api-client/contract'
import { useHref, useNavigate } from 'react-router'

interface PlacementLink {
  href: string
  onPress: () => void
}

/** Where a banner, an announcement or an advertisement leads; null for one that leads nowhere. */
export const usePlacementLink = ({ target_type, target }: Placement): PlacementLink | null => {
  const navigate = useNavigate()
  const path = useHref(target_type === 'page' ? target : '/')
  if (target_type === 'page') return { href: path, onPress: () => void navigate(target) }
  // The server stores only addresses as `https://…`.
  if (target_type !== 'web' || !target.startsWith('https://')) return null
  return { href: target, onPress: () => void open(target, '_blank', 'noopener,noreferrer') }
}
