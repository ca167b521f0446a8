import { command } from '../define-command'
import type * as schema from '../schemas/config'

export const configCommands = {
  getCloudConfig: command<typeof schema.getCloudConfig>({ wire: 'config.get_cloud', resend: false }),
  getCommercialConfig: command<typeof schema.getCommercialConfig>({ wire: 'config.get_commercial', resend: false }),
}
