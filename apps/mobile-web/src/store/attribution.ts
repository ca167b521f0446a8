import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { PLATFORM_WORDS, type PlatformWord } from '@org/domain'
import { oneOf, type Fields, type SliceStorage } from './stored-slices'

const TEXTS = ['app_ver', 'mobile_model', 'system_ver', 'reported_user_id', 'channel_code', 'autoLogin'] as const

/** The fields of a URL that say where a user came from; `autoLogin` is `1` in an app that logs its user in. Every call includes them. Rules: API-3, DOM-22. */
export type Attribution = Partial<Record<(typeof TEXTS)[number], string>> & { platform?: PlatformWord }

/** Stored for later visits, and beyond the end of a session. Rule: APP-1. */
export const attribution = createSlice({
  name: 'attribution',
  initialState: {} as Attribution,
  reducers: {
    attributionArrived: (state, { payload }: PayloadAction<Attribution>): Attribution => ({ ...state, ...payload }),
  },
})

/** The fields of a query or of stored data. An invalid value is dropped without affecting the others. */
const readFields = (fields: Fields): Attribution => {
  const texts = TEXTS.map((name) => [name, fields[name]] as const).filter(
    (entry): entry is [(typeof TEXTS)[number], string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  const platform = oneOf(PLATFORM_WORDS, fields['platform'], null)
  return { ...Object.fromEntries(texts), ...(platform && { platform }) }
}

export const readAttribution = (query: URLSearchParams): Attribution => readFields(Object.fromEntries(query))

export const keptAttribution: SliceStorage<Attribution> = {
  name: attribution.name,
  migrations: [],
  read: readFields,
  outlivesSession: true,
}

export const { attributionArrived } = attribution.actions
