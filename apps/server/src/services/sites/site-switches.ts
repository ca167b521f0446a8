import { readSwitches, type SwitchName, type Switches } from '@org/domain'
import type { Context } from '../context'
import { SWITCH_DEFAULTS } from './site-settings'
import { siteConfig } from '../../store/ops/site-config'

export interface SiteSwitches {
  /** Whether a site has switched the feature off. A change takes effect within `NOTICED_MS`. */
  isClosed(site: string, name: SwitchName): Promise<boolean>
}

export const createSiteSwitches = (context: Context): SiteSwitches => {
  const known = new Map<string, { readonly readAt: number; readonly switches: Promise<Switches> }>()

  const read = async (site: string): Promise<Switches> => {
    try {
      return readSwitches({ ...SWITCH_DEFAULTS, ...(await siteConfig(context.db, site)) })
    } catch (error) {
      known.delete(site)
      throw error
    }
  }

  const switchesOf = (site: string): Promise<Switches> => {
    const now = context.clock.now()
    const kept = known.get(site)
    if (kept !== undefined && now - kept.readAt < NOTICED_MS) return kept.switches
    const switches = read(site)
    known.set(site, { readAt: now, switches })
    return switches
  }

  return {
    isClosed: async (site, name) => ((await switchesOf(site))[name] ?? '1') !== '1',
  }
}

const NOTICED_MS = 5_000
