/** The longest texts of a profile, by `textLength`. */
export const PROFILE_LENGTHS = { nick_name: 32, city: 40, signature: 120 } as const
