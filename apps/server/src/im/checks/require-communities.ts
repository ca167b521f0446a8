import { ABILITY, isPurchased } from '@org/im-sdk/protocol'
import type { Call } from '../handler'
import { imError } from '../im-error'

/** Throws where the app has no communities: clients take their part as empty. Source: im.md §8 (11000). */
export const requireCommunities = ({ im }: Call): void => {
  if (!isPurchased(im.appConfigs.current.commercial.purchaseBits, ABILITY.communities))
    throw imError('COMMUNITY_UNAVAILABLE')
}
