import type { uploadRows } from '@org/api-client/contract'
import { offerFile, temporaryKeys } from '../../services/uploads/offer-file'
import type { GuestViewer, MemberViewer } from '../../services/auth/viewer'
import type { Call, Handlers } from '../handler'

interface File {
  readonly key: string
  readonly size?: number | undefined
}

const offer = ({ key, size }: File, { context, viewer, network }: Call<GuestViewer | MemberViewer>) =>
  offerFile(context, { name: key, size }, { viewer, network })

export const uploadHandlers = {
  getTempKeysForMinio: offer,
  getTempKeysForMinioByGet: offer,

  getTempKeysForCos: async (file, call) => {
    const address = await offer(file, call)
    return { ...address, ...temporaryKeys(call.context, call.viewer.userID, address.put_url) }
  },
} satisfies Handlers<typeof uploadRows>
