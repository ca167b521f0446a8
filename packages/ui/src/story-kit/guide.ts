/** What each key does, by the name of the key. */
type Keys = Readonly<Record<string, string>>

/** What a designer and a developer need to know of a component besides its props. The docs page shows it. */
export interface Guide {
  /** Its parts, from the start to the end and from the top down. */
  readonly anatomy: readonly string[]
  readonly good: readonly string[]
  readonly bad: readonly string[]
  /** Empty if nothing in it takes the focus. */
  readonly keys: Keys
}

/** In the `parameters` of a story file: the guide of its component. */
export const guided = (guide: Guide) => ({ guide })

/** What `conforms()` tests of everything that is pressed. */
export const PRESS_KEYS = { Tab: 'moves the focus to it', 'Enter, Space': 'presses it' } as const satisfies Keys
export const LINK_KEYS = {
  Tab: 'moves the focus to it',
  Enter: 'opens it',
  Space: 'presses it, if it is a button and not a link',
} as const satisfies Keys
/** What `behavesLikeChoice()` tests. */
export const CHOICE_KEYS = {
  Tab: 'moves the focus to the chosen one: the group is one stop',
  '← → ↑ ↓': 'choose the previous or the next one, and wrap around; they follow the direction of the text',
  'Home, End': 'choose the first or the last one',
} as const satisfies Keys
/** What `behavesLikeModal()` tests. */
export const MODAL_KEYS = {
  Tab: 'moves the focus within it, and never behind it',
  Escape: 'requests to close it; the focus returns to where it was',
} as const satisfies Keys
export const FIELD_KEYS = { Tab: 'moves the focus to the field' } as const satisfies Keys
export const NO_KEYS = {} as const satisfies Keys
