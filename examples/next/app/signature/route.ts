import { getGuestInfo } from '@org/api-client/contract'
import { api } from '../server'

/** A user id and its signature. An app with accounts looks the user up by its own session, and signs with its key. */
export const POST = async () => {
  const { userid, txim_sign } = await api.call(getGuestInfo, {})
  return Response.json({ userID: userid, userSig: txim_sign })
}
