import { BRAND, GROUND, INK, STAGE, STATE } from './colour'
import { LAYER, MOTION, SHAPE, SIZE, SPACE, TYPE } from './scale'

export type { GroundName, Token, Tokens } from './token'

/** Every design token by group and name: what `tokens.css` declares. */
export const TOKENS = {
  space: SPACE,
  type: TYPE,
  shape: SHAPE,
  size: SIZE,
  layer: LAYER,
  motion: MOTION,
  brand: BRAND,
  ground: GROUND,
  ink: INK,
  state: STATE,
  stage: STAGE,
} as const

export type TokenGroup = keyof typeof TOKENS

/** The name of a design token without the leading dashes. */
export type TokenName = { [Group in TokenGroup]: keyof (typeof TOKENS)[Group] }[TokenGroup]

/** The use of a token in CSS. @example cssVar('space-12') // 'var(--space-12)' */
export const cssVar = <Name extends TokenName>(name: Name): `var(--${Name})` => `var(--${name})`
