/** The largest id that the database can hold. */
export const MAX_ID = 2_147_483_647
