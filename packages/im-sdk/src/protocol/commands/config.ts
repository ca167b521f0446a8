import { commandRows } from '../define-command'

export const configCommands = commandRows({
  getCloudConfig: {
    wire: 'config.get_cloud',
    retry: 'never',
    vital: true,
    needs: { cloudControlConfig: 'string', expiredTime: 'number', version: 'number' },
  },
  getCommercialConfig: {
    wire: 'config.get_commercial',
    retry: 'never',
    vital: true,
    needs: { purchaseBits: 'string', expiredTime: 'number' },
  },
})
