import { commonScriptUrl, instantFromMs, reloadHosts, type ApiHost } from '@org/domain'
import { configApi } from '../api/config'
import type { AppStore } from '../store/store'

interface HostsFile {
  hosts?: readonly ApiHost[]
  common_script?: number
}

const FILE = '/api/config/hosts.json'

/**
 * Loads the file with the API hosts, which then take the calls in turn, and the common script from the first of them if
 * its operator has turned it on. Without the file those of the config stay. Rules: DOM-98, DOM-99.
 */
export const loadApiHosts = async ({ dispatch }: Pick<AppStore, 'dispatch'>): Promise<void> => {
  const file = await readFile()
  const { hosts, selected } = reloadHosts({ hosts: [], selected: null }, file?.hosts ?? [])
  if (selected === null) return
  const urls = hosts.map(({ url }) => url)
  dispatch(
    configApi.util.updateQueryData('getCommonConfig', {}, ({ config }) => {
      config.api_hosts = urls
    }),
  )
  addCommonScript(
    commonScriptUrl({ enabled: file?.common_script === 1, host: selected, hosts: urls }, instantFromMs(Date.now())),
  )
}

const readFile = async (): Promise<HostsFile | null> => {
  try {
    const reply = await fetch(FILE)
    return reply.ok ? ((await reply.json()) as HostsFile) : null
  } catch {
    return null
  }
}

/** Added again with another time, it replaces the earlier one. The content-security policy names its host. */
const addCommonScript = (src: string | null) => {
  if (src === null) return
  document.querySelector('script[data-common]')?.remove()
  const script = Object.assign(document.createElement('script'), { src, async: true })
  script.dataset['common'] = ''
  document.head.append(script)
}
