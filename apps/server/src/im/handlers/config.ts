import type { configCommands } from '@org/im-sdk/protocol'
import { CLOUD_CONFIG, CONFIG_HOLDS, PURCHASE_BITS } from '../app-config'
import type { Call, Handlers } from '../handler'
import { imError } from '../im-error'

export const config = {
  getCloudConfig: async ({ SDKAppID, version }, call) => {
    checkApp(SDKAppID, call)
    return {
      cloudControlConfig: version === CLOUD_CONFIG.version ? '' : CLOUD_CONFIG.text,
      version: CLOUD_CONFIG.version,
      expiredTime: CONFIG_HOLDS,
    }
  },

  getCommercialConfig: async ({ SDKAppID }, call) => {
    checkApp(SDKAppID, call)
    return { purchaseBits: PURCHASE_BITS, expiredTime: CONFIG_HOLDS }
  },
} satisfies Handlers<typeof configCommands>

const checkApp = (SDKAppID: number, { im }: Call): void => {
  if (SDKAppID !== im.context.config.sdkAppId) throw imError('INVALID_ID', 'This server is not of that SDKAppID.')
}
