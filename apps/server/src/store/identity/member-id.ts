/** Whether the id is that of a member: a number in canonical form. Other forms do not reach the database. */
export const isMemberID = (userID: string): boolean => /^[1-9]\d{0,14}$/.test(userID)
