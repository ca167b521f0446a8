import { isPurchased } from '@org/im-sdk/protocol'
import type { Call } from '../handler'
import { imError } from '../im-error'

/** Throws unless the app has purchased the ability of this `ABILITY` bit. */
export const requireAbility = ({ im }: Call, ability: number): void => {
  if (!isPurchased(im.appConfigs.current.commercial.purchaseBits, ability))
    throw imError('CANNOT_USE_COMMERCIAL_ABILITY')
}
