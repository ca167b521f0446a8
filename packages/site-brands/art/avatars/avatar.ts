/** Tones of one hue for the pictures of a set. */
export interface AvatarTones {
  readonly pale: string
  readonly bright: string
  readonly base: string
  readonly deep: string
  readonly night: string
}

/** Draws one picture of 120 × 120; its circle of 120 is always seen, the corners may be cut. */
export type Avatar = (tones: AvatarTones) => string
