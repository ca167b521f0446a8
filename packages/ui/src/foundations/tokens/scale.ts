import type { Tokens } from './token'

export const SPACE = {
  'space-2': { use: 'hairline gaps inside a part', value: '2px' },
  'space-4': { use: 'between an icon and its label', value: '4px' },
  'space-8': { use: 'between parts of a row', value: '8px' },
  'space-12': { use: 'the padding of cards and rows', value: '12px' },
  'space-16': { use: 'the padding of a page', value: '16px' },
  'space-20': { use: 'between groups', value: '20px' },
  'space-24': { use: 'above a heading', value: '24px' },
  'space-32': { use: 'around an empty state', value: '32px' },
  'space-48': { use: 'around an illustration', value: '48px' },
} as const satisfies Tokens

export const TYPE = {
  'size-12': { use: 'badges, counts, the clock of a row', value: 'max(12px, 12 * 1px)' },
  'size-13': { use: 'second lines', value: 'max(13px, 12 * 1px)' },
  'size-14': { use: 'body text', value: 'max(14px, 12.5 * 1px)' },
  'size-15': { use: 'rows and buttons', value: 'max(15px, 13 * 1px)' },
  'size-16': { use: 'names, the score of a row', value: 'max(16px, 14 * 1px)' },
  'size-18': { use: 'titles of pages', value: 'max(18px, 15 * 1px)' },
  'size-20': { use: 'names in a head', value: 'max(20px, 16 * 1px)' },
  'size-24': { use: 'amounts', value: 'max(24px, 18 * 1px)' },
  'size-32': { use: 'a single figure', value: 'max(32px, 22 * 1px)' },
  'size-44': { use: 'the score of a match head', value: 'max(44px, 32 * 1px)' },
  'size-input': {
    use: 'fields: below 16 px iOS zooms the page when a field takes focus',
    value: 'max(16px, 16 * 1px)',
  },
  'leading-text': { use: 'the line height of text', value: '1.5' },
  'leading-tight': { use: 'the line height of numerals and single lines', value: '1.3' },
  'weight-regular': { use: 'text', value: '400' },
  'weight-medium': { use: 'names', value: '500' },
  'weight-bold': { use: 'scores, titles', value: '600' },
  font: {
    use: 'the fonts of the device',
    value: "-apple-system, 'PingFang SC', 'HarmonyOS Sans SC', 'MiSans', 'Noto Sans CJK SC', sans-serif",
  },
} as const satisfies Tokens

export const SHAPE = {
  'radius-4': { use: 'badges', value: '4px' },
  'radius-8': { use: 'cards', value: '8px' },
  'radius-12': { use: 'sheets, covers', value: '12px' },
  'radius-16': { use: 'dialogs', value: '16px' },
  'radius-full': { use: 'pills, avatars', value: '999px' },
} as const satisfies Tokens

export const SIZE = {
  tap: { use: 'the least size of what is tapped', value: 'max(44px, 44 * 1px)' },
  'match-time': {
    use: 'the first column of a match row, wide enough for a state as text, so that the teams align',
    value: '62px',
    pt: '80px',
    large: 'calc(48 * 1px)',
    largePt: 'calc(62 * 1px)',
  },
  'match-odds': { use: 'the column of odds of a match row', value: '50px', narrow: '0px' },
  'match-row': {
    use: 'the height of a match row, for the virtual list: three lines of the time column, also of large text',
    value: 'max(64px, 54 * 1px, 4.2 * var(--size-12))',
    large: 'calc(74 * 1px)',
  },
  'league-head': { use: 'the height of a league head, for the virtual list', value: 'max(36px, 36 * 1px)' },
} as const satisfies Tokens

export const LAYER = {
  'z-nav': { use: 'bars of the page', value: '10' },
  'z-float': { use: 'floating buttons', value: '20' },
  'z-banner': { use: 'banners', value: '99' },
  'z-sheet': { use: 'sheets', value: '200' },
  'z-dialog': { use: 'dialogs', value: '300' },
  'z-toast': { use: 'toasts', value: '400' },
} as const satisfies Tokens

export const MOTION = {
  fast: { use: 'presses, fades', value: '120ms' },
  calm: { use: 'slides', value: '200ms' },
  enter: { use: 'sheets and dialogs that open', value: '240ms' },
  leave: { use: 'sheets and dialogs that close', value: '160ms' },
  roll: { use: 'the numeral of a new score', value: '240ms' },
  ease: { use: 'the curve of every move', value: 'cubic-bezier(0.2, 0, 0, 1)' },
  flash: { use: 'the glow of a row whose score changed', value: '1.2s' },
  fresh: { use: 'how long a goal stays red', value: '60s' },
} as const satisfies Tokens
