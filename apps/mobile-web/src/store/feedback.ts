import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { instantFromMs, mayShowFailure, type EpochSeconds, type Instant } from '@org/domain'

export interface Toast {
  id: string
  kind: 'success' | 'failure' | 'notice'
  text: string
}

interface Feedback {
  toast: Toast | null
  /** When the last failure was shown, because only one is shown at a time. */
  lastFailureAt: EpochSeconds | null
  /** The number of running calls that show 加载中.... */
  loading: number
  loginPrompt: boolean
  /** Without a network: when the content of the page arrived, in epoch milliseconds; null if the page does not say. */
  pageUpdatedAt: number | null
}

const initialState: Feedback = { toast: null, lastFailureAt: null, loading: 0, loginPrompt: false, pageUpdatedAt: null }

/** The overlays of every screen: one toast, the loading toast, the login prompt, the age of the page. Rules: API-6, DOM-35, DOM-100. */
export const feedback = createSlice({
  name: 'feedback',
  initialState,
  reducers: {
    toastShown: {
      prepare: (kind: Toast['kind'], text: string) => ({
        payload: { toast: { id: nanoid(), kind, text }, at: instantFromMs(Date.now()) },
      }),
      reducer: (state, { payload: { toast, at } }: PayloadAction<{ toast: Toast; at: Instant }>) => {
        if (toast.kind === 'failure' && !mayShowFailure(state.lastFailureAt, at)) return
        if (toast.kind === 'failure') state.lastFailureAt = at
        state.toast = toast
      },
    },
    toastGone: (state, { payload: id }: PayloadAction<string>) => {
      if (state.toast?.id === id) state.toast = null
    },
    /** Allows the next failure to be shown at once. */
    toastCleared: (state) => {
      state.toast = null
      state.lastFailureAt = null
    },
    loadingChanged: (state, { payload: change }: PayloadAction<1 | -1>) => {
      state.loading = Math.max(0, state.loading + change)
    },
    loginPrompted: (state) => {
      state.loginPrompt = true
    },
    loginPromptClosed: (state) => {
      state.loginPrompt = false
    },
    pageAged: (state, { payload: updatedAt }: PayloadAction<number | null>) => {
      state.pageUpdatedAt = updatedAt
    },
  },
})

export const { toastShown, toastGone, toastCleared, loadingChanged, loginPrompted, loginPromptClosed, pageAged } =
  feedback.actions
