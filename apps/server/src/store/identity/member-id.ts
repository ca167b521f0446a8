/** The id of a member: a number, in its only spelling. No other form reaches the database. */
export const isMemberID = (userID: string): boolean => /^[1-9]\d{0,14}$/.test(userID)
