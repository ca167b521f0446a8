import { createApiClient, rotateHosts, type ApiClientOptions } from '@org/api-client'
import { createLiveSportsApi } from '@org/api-client/rtk'

import { fetchUnlessCalled } from '../first-calls'

interface Viewer extends Required<
  Pick<ApiClientOptions, 'common' | 'lang' | 'channelCode' | 'onLoading' | 'onRefused'>
> {
  /** The API hosts of the config; empty until it is loaded. */
  apiHosts(): readonly string[]
}

/** The store needs the API's reducer and the API needs the store's viewer: `start.ts` connects them once. */
let viewer: Viewer | null = null
export const bindViewer = (bound: Viewer) => {
  viewer = bound
}

export const apiClient = createApiClient({
  host: rotateHosts(() => ({ list: viewer?.apiHosts() ?? [], chosen: '' }), ''),
  fetch: fetchUnlessCalled,
  common: () => viewer?.common() ?? {},
  lang: () => viewer?.lang() ?? 'cn',
  channelCode: () => viewer?.channelCode() ?? '',
  onLoading: (change) => viewer?.onLoading(change),
  onRefused: (...refusal) => viewer?.onRefused(...refusal),
  // The schemas are not in the bundle: the server checks its replies against them.
  ...(import.meta.env.DEV && {
    faultsOf: async (name, data) => (await import('@org/api-client/contract')).contractFaults(name, data),
  }),
})

/** Empty here: each area adds its rows in its own file, which is loaded with the screens that use it. */
export const api = createLiveSportsApi(apiClient)
