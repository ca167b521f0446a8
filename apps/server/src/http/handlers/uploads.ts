import type { uploadRows } from '@org/api-client/contract'
import { offerPicture } from '../../services/uploads/offer-picture'
import type { Handlers } from '../handler'

export const uploadHandlers = {
  getTempKeysForMinio: ({ key, size }, { context, viewer, network }) =>
    offerPicture(context, { name: key, size }, { viewer, network }),
} satisfies Handlers<typeof uploadRows>
