import type { materialRows } from '@org/api-client/contract'
import { addMaterial, deleteMaterial, myMaterial } from '../../services/content/materials'
import type { Handlers } from '../handler'

export const materialHandlers = {
  getMyMaterial: (page, { context, viewer }) => myMaterial(context, viewer.uid, page),

  addMaterial: (form, { context, viewer, network }) => addMaterial(context, viewer.uid, form, network),

  deleteMaterial: ({ id }, { context, viewer }) => deleteMaterial(context, viewer.uid, id),
} satisfies Handlers<typeof materialRows>
