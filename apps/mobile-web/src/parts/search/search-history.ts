import { addSearch, type SearchLogEntry } from '@org/domain'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionExpired } from '../../store/session'
import { fieldsOf, type SliceStorage } from '../../store/stored-slices'

/** The keyword of a search is its target. */
export interface KeywordEntry extends SearchLogEntry {
  target_id: string
}

interface SearchHistory {
  /** The newest first. */
  entries: KeywordEntry[]
}

const initialState: SearchHistory = { entries: [] }

/** A slice with the last searches of one search, and how it is stored: until the session ends. */
export const createSearchHistory = <Name extends string>(name: Name) => {
  const slice = createSlice({
    name,
    initialState,
    reducers: {
      searched: (state, { payload: target_id }: PayloadAction<string>) => ({
        entries: addSearch(state.entries, { target_id }),
      }),
      historyCleared: (state) => ({ entries: addSearch(state.entries, []) }),
    },
    extraReducers: (build) => build.addCase(sessionExpired, () => initialState),
  })
  const kept: SliceStorage<SearchHistory> = {
    name,
    migrations: [],
    read: ({ entries }) => ({
      entries: (Array.isArray(entries) ? entries : [])
        .map((entry) => fieldsOf(entry)['target_id'])
        .filter((keyword) => typeof keyword === 'string')
        .reduceRight<KeywordEntry[]>((history, target_id) => addSearch(history, { target_id }), []),
    }),
    outlivesSession: false,
  }
  return { slice, kept }
}
