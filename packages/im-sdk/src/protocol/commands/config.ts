import { command } from '../define-command'
import type * as schema from '../schemas/config'

export const configCommands = {
  getCloudConfig: command<typeof schema.getCloudConfig>({
    wire: 'config.get_cloud',
    retry: 'never',
    vital: true,
    needs: { cloudControlConfig: 'string', expiredTime: 'number', version: 'number' },
  }),
  getCommercialConfig: command<typeof schema.getCommercialConfig>({
    wire: 'config.get_commercial',
    retry: 'never',
    vital: true,
    needs: { purchaseBits: 'string', expiredTime: 'number' },
  }),
}
