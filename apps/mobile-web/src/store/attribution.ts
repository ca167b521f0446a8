import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { PLATFORM_WORDS } from '@org/domain'
import * as v from 'valibot'

const text = v.fallback(v.optional(v.string()), undefined)

/**
 * What an address may say about where a fan came from. Every call carries it. A value that cannot be is absent, and
 * takes no other with it. Source: app.md §7, decisions 57.
 */
export const attributionFields = v.object({
  app_ver: text,
  mobile_model: text,
  system_ver: text,
  reported_user_id: text,
  channel_code: text,
  platform: v.fallback(v.optional(v.picklist(PLATFORM_WORDS)), undefined),
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

/** What a query says; what cannot be is left out. */
export const readAttribution = (query: URLSearchParams): Attribution => {
  const said = Object.fromEntries(NAMES.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])))
  return v.parse(attributionFields, said)
}

export const { attributionArrived } = attribution.actions
