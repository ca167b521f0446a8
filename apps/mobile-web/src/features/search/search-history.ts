import { addSearch, type SearchLogEntry } from '@org/domain'
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { keep } from '../../store/persist'
import { rootReducer } from '../../store/root-reducer'
import { sessionExpired } from '../../store/session'
import { fieldsOf, type SliceStorage } from '../../store/stored-slices'

/** The keyword of a search is its target. */
interface KeywordEntry extends SearchLogEntry {
  target_id: string
}

interface SearchHistory {
  /** The newest first. */
  entries: KeywordEntry[]
}

const initialState: SearchHistory = { entries: [] }

const slice = createSlice({
  name: 'searchHistory',
  initialState,
  reducers: {
    searched: (state, { payload: target_id }: PayloadAction<string>) => ({
      entries: addSearch(state.entries, { target_id }),
    }),
    historyCleared: (state) => ({ entries: addSearch(state.entries, []) }),
  },
  extraReducers: (build) => build.addCase(sessionExpired, () => initialState),
})

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

export const searchHistory = slice.injectInto(rootReducer)
export const { searched, historyCleared } = slice.actions

const kept: SliceStorage<SearchHistory> = {
  name: slice.name,
  migrations: [],
  read: ({ entries }) => ({
    entries: (Array.isArray(entries) ? entries : [])
      .map((entry) => fieldsOf(entry)['target_id'])
      .filter((keyword) => typeof keyword === 'string')
      .reduceRight<KeywordEntry[]>((history, target_id) => addSearch(history, { target_id }), []),
  }),
  outlivesSession: false,
}
keep(kept)
