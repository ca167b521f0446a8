import { deleteAccount, exportMyData, loginByCode } from '@org/api-client/contract'
import { injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const ownAccountApi = injectRows(api, { deleteAccount, exportMyData })
export const loginCodeApi = injectRows(api, { loginByCode })
