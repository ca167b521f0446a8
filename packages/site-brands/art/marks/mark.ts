/** The three colours of a mark: its body, what is cut out of it, and a second colour for one detail. */
export interface MarkColours {
  readonly body: string
  readonly cut: string
  readonly accent: string
}

/** Draws a mark into the box 0, 0 to 100, 100. */
export type Mark = (colours: MarkColours) => string
