import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { keep } from '../store/persist'
import { rootReducer } from '../store/root-reducer'
import { fieldsOf, type SliceStorage } from '../store/stored-slices'

/** How often this device has shown each advertisement on a day. */
interface AdsSeen {
  /** A day in Asia/Shanghai. */
  day: string
  /** By the id of the advertisement. */
  counts: Record<string, number>
}

interface AdSeen {
  id: number
  day: string
}

const slice = createSlice({
  name: 'adsSeen',
  initialState: { day: '', counts: {} } as AdsSeen,
  reducers: {
    adSeen: (state, { payload: { id, day } }: PayloadAction<AdSeen>) => {
      if (state.day !== day) Object.assign(state, { day, counts: {} })
      state.counts[id] = (state.counts[id] ?? 0) + 1
    },
  },
})

declare module '../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

export const adsSeen = slice.injectInto(rootReducer)
export const { adSeen } = slice.actions

const countsOf = (stored: unknown): AdsSeen['counts'] =>
  Object.fromEntries(
    Object.entries(fieldsOf(stored)).flatMap(([id, count]) => (typeof count === 'number' ? [[id, count]] : [])),
  )

const kept: SliceStorage<AdsSeen> = {
  name: slice.name,
  migrations: [],
  read: ({ day, counts }) => ({ day: typeof day === 'string' ? day : '', counts: countsOf(counts) }),
  outlivesSession: true,
}
keep(kept)
