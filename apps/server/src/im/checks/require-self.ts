import type { Call } from '../handler'
import { imError } from '../im-error'

/** Throws if a request is in the name of another user. */
export const requireSelf = ({ userID }: Call, fromAccount: string): void => {
  if (fromAccount !== userID) throw imError('INVALID_ID', 'Name yourself as the one who asks.')
}

/** Throws if a request that may name its sender names another user. */
export const requireCaller = (call: Call, { fromAccount }: { readonly fromAccount: string }): void => {
  if (fromAccount !== '') requireSelf(call, fromAccount)
}
