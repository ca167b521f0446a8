import type { Call } from '../handler'
import { imError } from '../im-error'

/** The result of each user that does not exist. */
export const absentUsers = async ({ im }: Call, userIDs: readonly string[]) => {
  const found = await Promise.all([...new Set(userIDs)].map(async (id) => ({ id, user: await im.identities.find(id) })))
  const { code: resultCode, message: resultInfo } = imError('INVALID_ID')
  return found.filter(({ user }) => user === null).map(({ id: userID }) => ({ userID, resultCode, resultInfo }))
}
