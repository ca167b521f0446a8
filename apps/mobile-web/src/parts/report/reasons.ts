/** Why something is reported, as the server knows it. */
export const REASONS = ['abuse', 'spam', 'fraud', 'porn', 'other'] as const
export type Reason = (typeof REASONS)[number]
