import type { Call } from '../handler'
import { imError } from '../im-error'

/** Throws if the request names another app. */
export const requireApp = (SDKAppID: number, { im }: Call): void => {
  if (SDKAppID !== im.context.config.sdkAppId) throw imError('INVALID_ID', 'This server has another SDKAppID.')
}
