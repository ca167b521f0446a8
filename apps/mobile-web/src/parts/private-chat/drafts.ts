import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { keep } from '../../store/persist'
import { rootReducer } from '../../store/root-reducer'
import { viewerIdOf } from '../../store/session'
import { fieldsOf, type SliceStorage } from '../../store/stored-slices'
import { useAppDispatch, useAppSelector } from '../../store/store'

/** What a user has written to another and not sent. */
interface Draft {
  owner: string
  peerID: string
  text: string
}

const MOST_DRAFTS = 30

const slice = createSlice({
  name: 'drafts',
  initialState: { list: [] } as { list: Draft[] },
  reducers: {
    drafted: (state, { payload }: PayloadAction<Draft>) => {
      const others = state.list.filter(({ owner, peerID }) => owner !== payload.owner || peerID !== payload.peerID)
      state.list = payload.text === '' ? others : [...others, payload].slice(-MOST_DRAFTS)
    },
    /** A guest has become a member, whose own drafts stay. */
    draftsMoved: (state, { payload: { from, to } }: PayloadAction<{ from: string; to: string }>) => {
      const has = (peerID: string) => state.list.some((draft) => draft.owner === to && draft.peerID === peerID)
      state.list = state.list
        .filter(({ owner, peerID }) => owner !== from || !has(peerID))
        .map((draft) => (draft.owner === from ? { ...draft, owner: to } : draft))
    },
  },
})

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

const drafts = slice.injectInto(rootReducer)
const { drafted } = slice.actions
export const { draftsMoved } = slice.actions

const isDraft = (stored: unknown): stored is Draft => {
  const { owner, peerID, text } = fieldsOf(stored)
  return typeof owner === 'string' && typeof peerID === 'string' && typeof text === 'string'
}

type Lists = [others: Draft[], before: Draft[], now: Draft[]]

/** Drafts belong to their user and wait for that user, also when the session ends; those of a guest go on with the member. Rule: APP-1. */
const kept: SliceStorage<{ list: Draft[] }> = {
  name: slice.name,
  migrations: [],
  read: ({ list }) => ({ list: Array.isArray(list) ? list.filter(isDraft).slice(-MOST_DRAFTS) : [] }),
  outlivesSession: true,
  followsTabs: true,
  // Two tabs write to different people at once.
  merge: ({ stored, last, here }) => {
    const [others, before, now] = [stored, last, here].map((state) => kept.read(fieldsOf(state)).list) as Lists
    const textIn = (list: Draft[], { owner, peerID }: Draft) =>
      list.find((draft) => draft.owner === owner && draft.peerID === peerID)?.text
    const isOwn = (draft: Draft) => textIn(before, draft) !== textIn(now, draft)
    return { list: [...others.filter((draft) => !isOwn(draft)), ...now.filter(isOwn)].slice(-MOST_DRAFTS) }
  },
}
keep(kept)

/** The draft of the viewer to a user, which is kept when they leave the page. */
export const useDraft = (peerID: string): [text: string, write: (text: string) => void] => {
  const dispatch = useAppDispatch()
  const owner = useAppSelector(({ session }) => viewerIdOf(session))
  const { list } = useAppSelector((state) => drafts.selectSlice(state))
  const draft = list.find((one) => one.owner === owner && one.peerID === peerID)
  return [draft?.text ?? '', (text) => void dispatch(drafted({ owner, peerID, text }))]
}
