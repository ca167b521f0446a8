import { ABILITY, isPurchased } from '@org/im-sdk/protocol'
import type { Call } from '../handler'
import { imError } from '../im-error'

/** Throws if the app has no communities; clients then treat the list as empty. Rule: IM-33. */
export const requireCommunities = ({ im }: Call): void => {
  if (!isPurchased(im.appConfigs.current.commercial.purchaseBits, ABILITY.communities))
    throw imError('COMMUNITY_UNAVAILABLE')
}
