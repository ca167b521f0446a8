import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as v from 'valibot'

/** What an address may say about where a fan came from. Every call carries it. Source: app.md §7. */
export const attributionFields = v.object({
  app_ver: v.optional(v.string()),
  mobile_model: v.optional(v.string()),
  system_ver: v.optional(v.string()),
  reported_user_id: v.optional(v.string()),
  channel_code: v.optional(v.string()),
  platform: v.optional(v.picklist(['ios', 'h5'])),
})
export type Attribution = v.InferOutput<typeof attributionFields>

const NAMES = Object.keys(attributionFields.entries) as (keyof Attribution)[]

/** Kept for the visits after the one whose address said so, and beyond the end of a session. Source: decisions 35. */
export const attribution = createSlice({
  name: 'attribution',
  initialState: {} as Attribution,
  reducers: {
    attributionArrived: (state, { payload }: PayloadAction<Attribution>): Attribution => ({ ...state, ...payload }),
  },
})

/** What a query says; unknown platforms are left out. */
export const readAttribution = (query: URLSearchParams): Attribution => {
  const said = Object.fromEntries(NAMES.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])))
  const read = v.safeParse(attributionFields, said)
  if (read.success) return read.output
  const { platform: _, ...rest } = said
  return rest
}

export const { attributionArrived } = attribution.actions
