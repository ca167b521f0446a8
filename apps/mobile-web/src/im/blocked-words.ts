import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { useMemo } from 'react'
import { keep } from '../store/persist'
import { rootReducer } from '../store/root-reducer'
import { useAppSelector } from '../store/store'
import type { SliceStorage } from '../store/stored-slices'

export const MOST_BLOCKED_WORDS = 30
export const LONGEST_BLOCKED_WORD = 20

interface State {
  /** That the user of the device does not want to read in rooms, the newest first. */
  readonly words: readonly string[]
}

const slice = createSlice({
  name: 'blockedWords',
  initialState: (): State => ({ words: [] }),
  reducers: {
    wordBlocked: ({ words }, { payload }: PayloadAction<string>) => ({ words: [payload, ...without(words, payload)] }),
    wordUnblocked: ({ words }, { payload }: PayloadAction<string>) => ({ words: without(words, payload) }),
  },
})

const without = (words: readonly string[], word: string) => words.filter((known) => folded(known) !== folded(word))
const folded = (text: string) => text.toLocaleLowerCase()

declare module '../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

const blockedWords = slice.injectInto(rootReducer)
export const { wordBlocked, wordUnblocked } = slice.actions

const kept: SliceStorage<State> = {
  name: slice.name,
  migrations: [],
  read: ({ words }) => ({
    words: Array.isArray(words)
      ? words.filter((word) => typeof word === 'string' && word !== '').slice(0, MOST_BLOCKED_WORDS)
      : [],
  }),
  outlivesSession: true,
  followsTabs: true,
}
keep(kept)

export const useBlockedWords = (): readonly string[] => useAppSelector((state) => blockedWords.selectSlice(state).words)

/** Whether a text has one of the words; the same function until they change. */
export const useIsBlocked = (): ((text: string) => boolean) => {
  const words = useBlockedWords()
  return useMemo(() => {
    const known = words.map(folded)
    return (text) => known.some((word) => folded(text).includes(word))
  }, [words])
}
