import { addSearch, type SearchLogEntry } from '@org/domain'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionExpired } from '../../store/session'
import { fieldsOf, type SliceStorage } from '../../store/stored-slices'

/** The keyword of a search is its target. */
export interface KeywordEntry extends SearchLogEntry {
  target_id: string
}

interface SearchHistory {
  /** Whose searches they are; empty for everybody's on the device. */
  of: string
  /** The newest first. */
  entries: KeywordEntry[]
}

interface Searched {
  keyword: string
  /** Who searched. A search of another user begins a new history. Default: everybody on the device. */
  of?: string
}

const initialState: SearchHistory = { of: '', entries: [] }

/** The searches of a user, or of everybody. */
export const searchesOf = (history: SearchHistory, of = ''): readonly KeywordEntry[] =>
  history.of === of ? history.entries : NONE

const NONE: readonly KeywordEntry[] = []

/** A slice with the last searches of one search, and how it is stored: until the session ends. */
export const createSearchHistory = <Name extends string>(name: Name) => {
  const slice = createSlice({
    name,
    initialState,
    reducers: {
      searched: (state, { payload: { keyword, of = '' } }: PayloadAction<Searched>) => ({
        of,
        entries: addSearch([...searchesOf(state, of)], { target_id: keyword }),
      }),
      historyCleared: ({ of, entries }) => ({ of, entries: addSearch(entries, []) }),
    },
    extraReducers: (build) => build.addCase(sessionExpired, () => initialState),
  })
  const kept: SliceStorage<SearchHistory> = {
    name,
    migrations: [],
    read: ({ of, entries }) => ({
      of: typeof of === 'string' ? of : '',
      entries: (Array.isArray(entries) ? entries : [])
        .map((entry) => fieldsOf(entry)['target_id'])
        .filter((keyword) => typeof keyword === 'string')
        .reduceRight<KeywordEntry[]>((history, target_id) => addSearch(history, { target_id }), []),
    }),
    outlivesSession: false,
  }
  return { slice, kept }
}
