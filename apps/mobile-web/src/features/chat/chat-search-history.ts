import type { WithSlice } from '@reduxjs/toolkit'
import { createSearchHistory } from '../../parts/search/search-history'
import { keep } from '../../store/persist'
import { rootReducer } from '../../store/root-reducer'

const { slice, kept } = createSearchHistory('chatSearchHistory')

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

/** What was searched for in chats, apart from the searches in everything. */
export const chatSearchHistory = slice.injectInto(rootReducer)
export const { searched, historyCleared } = slice.actions

keep(kept)
