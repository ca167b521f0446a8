// What the examples of the docs take for granted: the app around them. No two packages use the same name for two things.
import type {
  BannerMessage,
  GuestInfo,
  Instant,
  Match,
  OrderedMatch,
  PastResult,
  SiteTabs,
  Switches,
  TaskInfo,
  viewerKind,
} from '@org/domain'
import type { Chat, ChatOptions } from '@org/im-sdk'
import type { cloudConfig } from '@org/im-sdk/config'
import type { groups } from '@org/im-sdk/groups'
import type { liveRooms } from '@org/im-sdk/live-rooms'
import type { topics } from '@org/im-sdk/topics'
import type { uploads } from '@org/im-sdk/uploads'

declare global {
  // @org/im-sdk
  const options: Pick<ChatOptions, 'SDKAppID' | 'endpoints'>
  const chat: Chat<[typeof groups, typeof liveRooms, typeof topics, typeof cloudConfig, ReturnType<typeof uploads>]>
  const userID: string
  const userSig: string
  const groupID: string
  const input: HTMLInputElement
  const bar: { set(fraction: number): void }
  const show: (...what: readonly unknown[]) => void

  // @org/api-client
  const token: string
  const uid: number
  const showToast: (text: string) => void

  // @org/domain
  const now: Instant
  const match: Match
  var matches: readonly (Match & OrderedMatch)[]
  const element: { readonly data: string }
  const collectedLeagues: readonly string[]
  const message: BannerMessage
  const task: TaskInfo
  const user: Parameters<typeof viewerKind>[0]
  const guest: GuestInfo | null
  const switches: Switches
  const customerId: string
  const loggedIn: boolean
  const promptOpen: boolean
  const standalone: boolean
  const brand: { readonly tabBar: SiteTabs }
  const lang: string
  const path: string
  const autoLogin: boolean
  const query: { readonly url: string }
  const configuredHosts: readonly string[]
  const results: readonly PastResult[]
  const home: string
  const away: string
}
