import type { configCommands } from '@org/im-sdk/protocol'
import type { Handlers } from '../handler'
import { needApp } from '../needs/need-app'

export const config = {
  getCloudConfig: async ({ SDKAppID, version }, call) => {
    needApp(SDKAppID, call)
    const { cloud } = call.im.appConfigs.current
    return version === cloud.version ? { ...cloud, cloudControlConfig: '' } : cloud
  },

  getCommercialConfig: async ({ SDKAppID }, call) => {
    needApp(SDKAppID, call)
    return call.im.appConfigs.current.commercial
  },
} satisfies Handlers<typeof configCommands>
