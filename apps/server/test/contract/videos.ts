import type { commentRows, videoRows } from '@org/api-client/contract'
import { commentOf } from '../comment-of'
import { accountOf, all, list, PUBLIC, type CasesOf } from './endpoint-case'

/** A list that names an anchor, or none. */
const ANCHOR = { ...all('ok'), unstorable: 'invalidRequest' } as const

const ofAnchors = {
  changes: [],
  cases: { 'public data': { request: () => ({}), swaps: { anchorid: ANCHOR } } },
} as const

/** Recorded and short videos of the demonstration. */
const RECORDED = 1
const SHORT = 8
/** A recorded video on which nobody else comments. */
const UNANSWERED = 3

const one = (id: number) => ({
  changes: [],
  cases: { 'public data': { request: () => ({ id }), swaps: { id: { ...PUBLIC, foreign: 'ok' as const } } } },
})

export const videoCases = {
  getShortVideos: { ...ofAnchors, portuguese: () => [{}] },
  getShortVideo: {
    changes: [],
    cases: {
      'public data': {
        request: () => ({ id: SHORT }),
        swaps: { id: PUBLIC },
        swapped: { id: () => ({ foreign: { id: SHORT + 1 } }) },
      },
    },
    portuguese: () => [{ id: SHORT }],
  },
  getRecCategories: { ...list, portuguese: () => [{}] },
  getRecVideos: { ...ofAnchors, portuguese: () => [{ size: 100 }] },
  getRecCollection: { ...one(1), portuguese: () => [{ id: 1 }, { id: 2 }] },
  getRecVideo: { ...one(RECORDED), portuguese: () => [{ id: RECORDED }] },
  getMoments: { ...ofAnchors, portuguese: () => [{}] },
  getMoment: { ...one(1), portuguese: () => [{ id: 1 }] },
} satisfies CasesOf<typeof videoRows>

const onVideo = { target: 'video', id: RECORDED } as const

export const commentCases = {
  getComments: {
    changes: [],
    cases: { 'public data': { request: () => onVideo, swaps: { id: PUBLIC } } },
    portuguese: () => [onVideo],
  },
  addComment: {
    changes: ['comment'],
    cases: {
      'of their own': {
        // A member may not comment twice in five seconds on the same video.
        request: () => ({ target: 'video', id: UNANSWERED, text: 'Gol' }),
        refuses: { mutedEverywhere: 'notAllowed' },
        swaps: { id: PUBLIC, reply_to: { ...PUBLIC, foreign: 'ok' } },
        swapped: { reply_to: () => ({ foreign: { id: RECORDED } }) },
      },
    },
  },
  deleteComment: {
    changes: ['comment'],
    cases: {
      'of their own': {
        request: async (world, caller) => ({ id: await commentOf(world.server, accountOf(world, caller)) }),
      },
      'of others': {
        request: async ({ server, strangerID }) => ({ id: await commentOf(server, Number(strangerID)) }),
        refuses: {
          member: 'notFound',
          other: 'notFound',
          muted: 'notFound',
          mutedEverywhere: 'notFound',
          banned: 'notFound',
        },
        swaps: { id: { ...all('notFound'), unstorable: 'invalidRequest' } },
      },
    },
  },
  like: {
    changes: ['content_like'],
    cases: { 'of their own': { request: () => ({ ...onVideo, type: 1 as const }), swaps: { id: PUBLIC } } },
  },
} satisfies CasesOf<typeof commentRows>
