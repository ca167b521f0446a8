import { addMaterial, deleteMaterial, getMyMaterial } from '@org/api-client/contract'
import { injectPages, injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const materialApi = injectRows(api, { addMaterial, deleteMaterial })
export const materialPagesApi = injectPages(api, { getMyMaterial })
