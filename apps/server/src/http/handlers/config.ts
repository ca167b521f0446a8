import type { configRows } from '@org/api-client/contract'
import { commonConfig } from '../../services/sites/common-config'
import type { Handlers } from '../handler'

export const configHandlers = {
  getCommonConfig: async (_request, { context, site, lang }) => ({
    config: await commonConfig(context, site, lang),
  }),
} satisfies Handlers<typeof configRows>
