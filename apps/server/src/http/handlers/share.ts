import type { shareRows } from '@org/api-client/contract'
import { shareCard } from '../../services/share/share-card'
import type { Handlers } from '../handler'

export const shareHandlers = {
  getShareCard: (shared, { context, site, lang }) => shareCard(context, { ...shared, site }, lang),
} satisfies Handlers<typeof shareRows>
