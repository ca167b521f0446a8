import type { BrandCode } from '../src/index'
import type { LETTERING } from './lettering'
import { coilBall } from './marks/dribble'
import type { Mark, MarkColours } from './marks/mark'
import { plainBall } from './marks/neutral'
import { risingBall, screenBall } from './marks/new-live'
import {
  aerialRabbit,
  basketRabbit,
  earLetter,
  facingRabbit,
  leapingRabbit,
  moonRabbit,
  padRabbit,
  playRabbit,
} from './marks/rabbits'
import { thunderBall } from './marks/thunder'
import { ballGem, eyeBall } from './marks/watching'
import { slalom } from './scenes/dribble'
import { pitch } from './scenes/neutral'
import { daybreak, screens } from './scenes/new-live'
import { arcade, court, leap, meadow, moonlight, playField, strokes, televisions } from './scenes/rabbits'
import type { Scene } from './scenes/scene'
import { storm } from './scenes/thunder'
import { stadium, treasury } from './scenes/watching'

/** What the art of one folder below `assets/` is made of. */
export interface BrandArt {
  /** The brand whose colour the art takes. */
  readonly code: BrandCode
  readonly mark: Mark
  /** Ground of the mark; the brand's colour unless told otherwise. */
  readonly tile?: string
  readonly colours: MarkColours
  readonly scene: Scene
  readonly name: keyof typeof LETTERING
  readonly latinName: keyof typeof LETTERING
  /** Slant of the name in degrees, to the right. */
  readonly slant?: number
}

const WHITE = '#ffffff'

/** Art by folder. */
export const BRAND_ART: Readonly<Record<string, BrandArt>> = {
  kqb: {
    code: 'kqb',
    mark: eyeBall,
    colours: { body: WHITE, cut: '#0b63b0', accent: '#c2e2ff' },
    scene: stadium,
    name: 'kanqiubaHeavy',
    latinName: 'kanqiubaLatin',
    slant: 8,
  },
  kqb2: {
    code: 'kqb2',
    mark: ballGem,
    tile: '#e39500',
    colours: { body: WHITE, cut: '#a86a00', accent: '#ffd98a' },
    scene: treasury,
    name: 'kanqiubaoSerif',
    latinName: 'kanqiubaoLatin',
  },
  kqb_ios: {
    code: 'kqb_ios',
    mark: screenBall,
    colours: { body: WHITE, cut: '#8a4df5', accent: '#ffd84d' },
    scene: screens,
    name: 'xinzhiboClean',
    latinName: 'xinzhiboLatinClean',
  },
  qutu: {
    code: 'qutu',
    mark: facingRabbit,
    colours: { body: WHITE, cut: '#0d7a34', accent: '#a8e8bf' },
    scene: meadow,
    name: 'quqiuPlayful',
    latinName: 'quqiuLatinRound',
  },
  qutup: {
    code: 'qutup',
    mark: basketRabbit,
    tile: '#0da693',
    colours: { body: WHITE, cut: '#0b7c70', accent: '#a5ece3' },
    scene: court,
    name: 'quqiuHeavy',
    latinName: 'quqiuLatinWide',
  },
  qutup1: {
    code: 'qutup1',
    mark: leapingRabbit,
    tile: '#76a600',
    colours: { body: WHITE, cut: '#5d8200', accent: WHITE },
    scene: leap,
    name: 'quqiuHeavy',
    latinName: 'quqiuLatinRound',
    slant: 10,
  },
  qutup2: {
    code: 'qutup2',
    mark: playRabbit,
    colours: { body: WHITE, cut: '#3f51e0', accent: '#b4bdff' },
    scene: playField,
    name: 'quqiuClean',
    latinName: 'quqiuLatinWide',
  },
  qutup3: {
    code: 'qutup3',
    mark: padRabbit,
    tile: '#f26a0a',
    colours: { body: WHITE, cut: '#c85200', accent: '#ff8a33' },
    scene: arcade,
    name: 'quqiuNarrow',
    latinName: 'quqiuLatinWide',
  },
  qutupv: {
    code: 'qutupv',
    mark: aerialRabbit,
    colours: { body: WHITE, cut: '#b52bc0', accent: WHITE },
    scene: televisions,
    name: 'quqiuPlayful',
    latinName: 'quqiuLatinRound',
    slant: 8,
  },
  qutupv1: {
    code: 'qutupv1',
    mark: moonRabbit,
    colours: { body: '#ffe9a8', cut: '#3f6f9c', accent: WHITE },
    scene: moonlight,
    name: 'quqiuSerif',
    latinName: 'quqiuLatinSerif',
  },
  qutua: {
    code: 'qutua',
    mark: earLetter,
    colours: { body: WHITE, cut: '#0ea5c6', accent: '#b9f0fb' },
    scene: strokes,
    name: 'quqiuNarrow',
    latinName: 'quqiuLatinWide',
    slant: 12,
  },
  pq8sp: {
    code: 'pq8sp',
    mark: coilBall,
    colours: { body: WHITE, cut: '#c8431f', accent: '#ffb9a3' },
    scene: slalom,
    name: 'panqiubaHeavy',
    latinName: 'panqiubaLatin',
  },
  xzbn: {
    code: 'xzbn',
    mark: risingBall,
    colours: { body: WHITE, cut: '#dc2670', accent: '#ffb8d3' },
    scene: daybreak,
    name: 'xinzhiboNarrow',
    latinName: 'xinzhiboLatin',
  },
  lttu: {
    code: 'lttu',
    mark: thunderBall,
    tile: '#1b1f2a',
    colours: { body: '#ffd60a', cut: '#1b1f2a', accent: '#f2f4f8' },
    scene: storm,
    name: 'leitingNarrow',
    latinName: 'leitingLatin',
    slant: 12,
  },
  partner: {
    code: 'partner31',
    mark: plainBall,
    tile: '#64748b',
    colours: { body: WHITE, cut: '#64748b', accent: WHITE },
    scene: pitch,
    name: 'sportsClean',
    latinName: 'sportsLatin',
  },
}
