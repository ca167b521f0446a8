import { isMemberID } from '../store/identity/member-id'

/** The number under which a change of a user is noted; 0 for a guest, who has none. */
export const numberOf = (userID: string): number => (isMemberID(userID) ? Number(userID) : 0)
