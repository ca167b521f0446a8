import type { configCommands } from '@org/im-sdk/protocol'
import type { Handlers } from '../handler'
import { requireApp } from '../checks/require-app'

export const config = {
  getCloudConfig: async ({ SDKAppID, version }, call) => {
    requireApp(SDKAppID, call)
    const { cloud } = call.im.appConfigs.current
    return version === cloud.version ? { ...cloud, cloudControlConfig: '' } : cloud
  },

  getCommercialConfig: async ({ SDKAppID }, call) => {
    requireApp(SDKAppID, call)
    return call.im.appConfigs.current.commercial
  },
} satisfies Handlers<typeof configCommands>
