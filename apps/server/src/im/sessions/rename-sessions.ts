import type { Topics } from '../../ports/topics'
import type { Im } from '../im'

/** The messages of the user's sessions in this process have the new name and picture from now on. */
export const renameSessions = (im: Im, userID: string, changed: Topics['im:profile']['changed']): void => {
  im.identities.forget(userID)
  for (const connection of im.sessions.of(userID)) {
    const { session } = connection
    if (session !== null) connection.session = { ...session, user: { ...session.user, ...changed } }
  }
}
