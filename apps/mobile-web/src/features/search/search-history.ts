import type { WithSlice } from '@reduxjs/toolkit'
import { createSearchHistory } from '../../parts/search/search-history'
import { keep } from '../../store/persist'
import { rootReducer } from '../../store/root-reducer'

const { slice, kept } = createSearchHistory('searchHistory')

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

export const searchHistory = slice.injectInto(rootReducer)
export const { searched, historyCleared } = slice.actions

keep(kept)
