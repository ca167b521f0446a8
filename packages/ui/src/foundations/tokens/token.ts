/** The tokens that have text or controls on them. */
export type GroundName =
  | 'bg'
  | 'surface'
  | 'surface-raised'
  | 'brand'
  | 'brand-strong'
  | 'brand-soft'
  | 'live'
  | 'live-soft'
  | 'good-soft'
  | 'warn-soft'
  | 'stage'

/**
 * A design token: a custom property of `tokens.css`. Lengths are px at a design width of 375 and become rem;
 * `n * 1px` stays px.
 */
export interface Token {
  /** What it is for. */
  readonly use: string
  /** In light mode, and wherever no other value is given. */
  readonly value: string
  /** In dark mode. */
  readonly dark?: string
  /** In Portuguese. */
  readonly pt?: string
  /** On phones up to 340 px wide. */
  readonly narrow?: string
  /** At a text size of 200 %, which makes a phone up to 260 px wide. */
  readonly large?: string
  /** The same in Portuguese. */
  readonly largePt?: string
  /** The tokens under this colour, with the contrast that it needs on each of them. Rule: UI-8. */
  readonly on?: readonly GroundName[]
  /** The least contrast on `on`: 4.5 for text, 3 for parts of controls (WCAG 2.2 AA). */
  readonly least?: number
}

export type Tokens = Readonly<Record<string, Token>>
