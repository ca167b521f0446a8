import { fakeApi, type FakeAnswers, type FakeCall } from '@org/api-client/testing'
import { useLayoutEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { needWords } from '../i18n/i18n'
import { NAMESPACES } from '../i18n/text-files'
import { AppChatContext } from '../im/app-chat-context'
import type { AppChat } from '../im/chat'
import { ToastTimeContext } from '../shell/toast-time'
import { ZoneContext } from '../site/zone-context'
import type { AppStore } from '../store/store'
import { Pages, startVisit, USUAL_ANSWERS, Visited } from './visit'

/** The longest time of a timer: 24 days. */
const ALWAYS = 2 ** 31 - 1

interface Scene {
  path?: string
  answers?: FakeAnswers
  /** Whether the user of the fixtures is logged in; a guest otherwise. */
  member?: boolean
  chat?: AppChat | null
  site?: string
  /** What the last visit has stored of other slices, by their names. */
  stored?: Readonly<Record<string, unknown>>
  /** The viewer's time zone; that of the device by default. */
  zone?: string
  /** Whether toasts are shown until the end of the test, so that a slow machine sees them; as long as in the app otherwise. */
  toastsStay?: boolean
  /** Rendered instead of the routes of the app. */
  children?: ReactNode
}

export interface Shown {
  store: AppStore
  calls: FakeCall[]
  callsOf: (name: FakeCall['name']) => FakeCall[]
  /** The current location of the app. */
  place: () => string
}

/** Renders the app, or a part of it, at a path, on a fake API, and unmounts the visit before, as of two each would set the title. */
export const show = async ({
  path = '/',
  answers = {},
  member = false,
  chat,
  site = 'kqb',
  stored,
  zone,
  toastsStay = true,
  children,
}: Scene = {}) => {
  await cleanup()
  const { fetch, calls } = fakeApi({ ...USUAL_ANSWERS, ...answers })
  vi.stubGlobal('fetch', fetch)
  // A part is rendered without its page, which would load the texts.
  if (children) await needWords(NAMESPACES)
  const visit = startVisit({ site, member, ...(stored && { stored }) })
  let place = ''
  const Place = () => {
    const { pathname, search } = useLocation()
    // Not while rendering: a page whose code is loading is rendered before it is shown.
    useLayoutEffect(() => {
      place = pathname + search
    })
    return null
  }
  const scene = children ? <AppChatContext value={chat ?? null}>{children}</AppChatContext> : <Pages />
  await render(
    <ZoneContext value={zone}>
      <Visited visit={visit} path={path}>
        <Place />
        {toastsStay ? <ToastTimeContext value={ALWAYS}>{scene}</ToastTimeContext> : scene}
      </Visited>
    </ZoneContext>,
  )
  const shown: Shown = {
    store: visit.store,
    calls,
    callsOf: (name) => calls.filter((call) => call.name === name),
    place: () => place,
  }
  return shown
}
