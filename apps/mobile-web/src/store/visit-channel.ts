import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

const NAMES = ['channel', 'channelCode'] as const

/** The fields of a URL that links to the app include. No call includes them. */
export type VisitChannel = Partial<Record<(typeof NAMES)[number], string>>

/** That of the address with which the visit began. It is not stored for later visits. */
export const visitChannel = createSlice({
  name: 'visitChannel',
  initialState: {} as VisitChannel,
  reducers: {
    channelArrived: (state, { payload }: PayloadAction<VisitChannel>): VisitChannel => ({ ...state, ...payload }),
  },
})

export const readChannel = (query: URLSearchParams): VisitChannel =>
  Object.fromEntries(NAMES.map((name) => [name, query.get(name)] as const).filter(([, value]) => value))

export const { channelArrived } = visitChannel.actions
