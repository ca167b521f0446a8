import type { Tokens } from './token'

export const BRAND = {
  brand: { use: 'large areas, and buttons with a label in brand-ink', value: '#319cfc' },
  'brand-ink': { use: 'text on brand', value: '#0b1220', on: ['brand'], least: 4.5 },
  'brand-strong': {
    use: 'controls whose shape must be visible: switches, bars, checked boxes',
    value: '#0f6fc9',
    dark: '#319cfc',
    on: ['bg', 'surface'],
    least: 3,
  },
  'brand-strong-ink': {
    use: 'text on brand-strong',
    value: '#ffffff',
    dark: '#0b1220',
    on: ['brand-strong'],
    least: 4.5,
  },
  'brand-text': {
    use: 'text and icons in the hue of the brand',
    value: '#0a6fc7',
    dark: '#6bb8ff',
    on: ['bg', 'surface'],
    least: 4.5,
  },
  'brand-soft': { use: 'chips, selected rows', value: '#e8f3ff', dark: '#14304a' },
  'brand-soft-text': { use: 'text on brand-soft', value: '#0b63b0', dark: '#8cc8ff', on: ['brand-soft'], least: 4.5 },
} as const satisfies Tokens

export const GROUND = {
  bg: { use: 'the page', value: '#f4f6f9', dark: '#0f1319' },
  surface: { use: 'cards, rows, bars', value: '#ffffff', dark: '#171c24' },
  'surface-sunken': { use: 'wells inside a card', value: '#f7f9fb', dark: '#131820' },
  'surface-raised': { use: 'sheets, dialogs, menus', value: '#ffffff', dark: '#1f2630' },
  'surface-chosen': { use: 'the chosen part of a segmented control', value: '#ffffff', dark: '#3d4756' },
  pressed: { use: 'over what is pressed', value: 'rgb(20 24 31 / 6%)', dark: 'rgb(232 236 242 / 8%)' },
  line: { use: 'between rows', value: '#e6eaf0', dark: '#262d38' },
  'line-strong': {
    use: 'the edges of fields and controls',
    value: '#808b9c',
    dark: '#6b7686',
    on: ['bg', 'surface'],
    least: 3,
  },
  skeleton: { use: 'the blocks of a loading page', value: '#e9edf2', dark: '#212833' },
  'skeleton-glow': { use: 'the light that moves over them', value: '#f4f6f9', dark: '#2a323f' },
  backdrop: { use: 'behind sheets and dialogs', value: 'rgb(10 14 20 / 48%)', dark: 'rgb(4 6 9 / 64%)' },
  'shadow-float': {
    use: 'floating buttons, sheets',
    value: '0 2px 6px rgb(20 24 31 / 8%), 0 8px 24px rgb(20 24 31 / 12%)',
    dark: '0 2px 6px rgb(0 0 0 / 32%), 0 8px 24px rgb(0 0 0 / 40%)',
  },
} as const satisfies Tokens

export const INK = {
  'text-1': {
    use: 'names, scores, text',
    value: '#14181f',
    dark: '#e8ecf2',
    on: ['bg', 'surface', 'surface-raised'],
    least: 4.5,
  },
  'text-2': {
    use: 'second lines',
    value: '#4b5563',
    dark: '#a9b4c2',
    on: ['bg', 'surface', 'surface-raised'],
    least: 4.5,
  },
  'text-3': {
    use: 'times, counts, hints',
    value: '#5f6878',
    dark: '#8793a3',
    on: ['bg', 'surface', 'surface-raised'],
    least: 4.5,
  },
} as const satisfies Tokens

export const STATE = {
  live: {
    use: 'the LIVE mark, the clock of a running match',
    value: '#d92d20',
    dark: '#dc3327',
    on: ['bg', 'surface'],
    least: 3,
  },
  'live-text': {
    use: 'text in the red of now',
    value: '#c9271c',
    dark: '#ff5a4d',
    on: ['surface', 'live-soft'],
    least: 4.5,
  },
  'live-ink': { use: 'text on live', value: '#ffffff', dark: '#ffffff', on: ['live'], least: 4.5 },
  'live-soft': { use: 'the background of an error', value: '#fdeceb', dark: '#351a1b' },
  good: { use: 'success, wins', value: '#0a7a44', dark: '#3ecf8e', on: ['surface', 'good-soft'], least: 4.5 },
  'good-soft': { use: 'the background of a success', value: '#e6f6ed', dark: '#12301f' },
  warn: { use: 'warnings', value: '#9a5b00', dark: '#ffc55c', on: ['surface'], least: 4.5 },
  'warn-soft': { use: 'the background of a warning', value: '#fff6e0', dark: '#302611' },
  'warn-soft-text': { use: 'text on warn-soft', value: '#8a5a00', dark: '#ffc55c', on: ['warn-soft'], least: 4.5 },
  'warn-line': { use: 'the edge of a warning', value: '#f1d9a0', dark: '#54431c' },
  star: { use: 'the star of a collected match', value: '#c27c00', dark: '#ffc55c', on: ['surface'], least: 3 },
  'card-red': { use: 'red cards', value: '#d92d20', dark: '#ff5a4f' },
  'card-yellow': { use: 'yellow cards', value: '#f2b705', dark: '#ffcf33' },
  home: { use: 'the home team in charts', value: 'var(--brand-strong)', dark: 'var(--brand)' },
  away: { use: 'the away team in charts', value: 'var(--text-1)' },
  up: { use: 'rising odds: red in China, green in Brazil', value: 'var(--live-text)', pt: 'var(--good)' },
  down: { use: 'falling odds', value: 'var(--good)', pt: 'var(--live-text)' },
} as const satisfies Tokens

export const STAGE = {
  scrim: { use: 'under text on a picture, in both modes', value: 'rgb(10 14 20 / 62%)' },
  'scrim-strong': { use: 'the same where the picture is bright', value: 'rgb(10 14 20 / 82%)' },
  'on-scrim': { use: 'text on a scrim', value: '#ffffff', on: ['stage'], least: 4.5 },
  'on-scrim-2': { use: 'second lines on a scrim', value: '#d5dce6', on: ['stage'], least: 4.5 },
  stage: { use: 'behind a video', value: '#0b0e13' },
} as const satisfies Tokens
