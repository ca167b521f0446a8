import type { configCommands } from '@org/im-sdk/protocol'
import type { Call, Handlers } from '../handler'
import { imError } from '../im-error'

export const config = {
  getCloudConfig: async ({ SDKAppID, version }, call) => {
    checkApp(SDKAppID, call)
    const { cloud } = call.im.appConfigs.current
    return version === cloud.version ? { ...cloud, cloudControlConfig: '' } : cloud
  },

  getCommercialConfig: async ({ SDKAppID }, call) => {
    checkApp(SDKAppID, call)
    return call.im.appConfigs.current.commercial
  },
} satisfies Handlers<typeof configCommands>

const checkApp = (SDKAppID: number, { im }: Call): void => {
  if (SDKAppID !== im.context.config.sdkAppId) throw imError('INVALID_ID', 'This server is not of that SDKAppID.')
}
