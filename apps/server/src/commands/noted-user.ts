import { isMemberID } from '../store/identity/member-id'

/** Under what a change of a user is noted. A guest has no number. */
export const notedUser = (userID: string) =>
  isMemberID(userID) ? { noun: 'member', id: Number(userID) } : { noun: 'guest', id: 0 }
