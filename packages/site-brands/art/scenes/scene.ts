/** Tones of one hue from the sky down to the ground, and the brand's mark to set among them. */
export interface SceneTools {
  readonly skyTop: string
  readonly skyEnd: string
  readonly far: string
  readonly middle: string
  readonly near: string
  readonly glow: string
  /** The mark, `size` high and wide, around a point. */
  readonly mark: (x: number, y: number, size: number) => string
}

/** Draws over a sky of 750 × 420; the same scene serves by night (login) and by day (register). */
export type Scene = (tools: SceneTools) => string
