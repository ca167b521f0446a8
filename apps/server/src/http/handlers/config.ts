import type { configRows } from '@org/api-client/contract'
import { commonConfig } from '../../services/sites/common-config'
import type { Handlers } from '../handler'

export const configHandlers = {
  getCommonConfig: async (_request, { context, site }) => ({ config: await commonConfig(context, site) }),
} satisfies Handlers<typeof configRows>
