import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { LIMITS } from '@org/domain'

export interface Toast {
  id: string
  kind: 'success' | 'failure' | 'notice'
  text: string
  /** Milliseconds of the epoch. */
  at: number
}

interface Feedback {
  toast: Toast | null
  /** Calls under way that show 加载中.... */
  loading: number
  loginPrompt: boolean
}

const initialState: Feedback = { toast: null, loading: 0, loginPrompt: false }

/** What lies over every screen: one toast, the loading toast, the login prompt. Source: app.md §6, §8. */
export const feedback = createSlice({
  name: 'feedback',
  initialState,
  reducers: {
    toastShown: {
      prepare: (kind: Toast['kind'], text: string) => ({ payload: { id: nanoid(), kind, text, at: Date.now() } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        if (!isLocked(state.toast, payload)) state.toast = payload
      },
    },
    toastGone: (state, { payload: id }: PayloadAction<string>) => {
      if (state.toast?.id === id) state.toast = null
    },
    toastCleared: (state) => {
      state.toast = null
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
  },
})

/** Failures come one at a time: a second one within 2 s is dropped. */
const isLocked = (shown: Toast | null, next: Toast) =>
  next.kind === 'failure' && shown?.kind === 'failure' && next.at - shown.at < LIMITS.failureToastLockMs

export const { toastShown, toastGone, toastCleared, loadingChanged, loginPrompted, loginPromptClosed } =
  feedback.actions
