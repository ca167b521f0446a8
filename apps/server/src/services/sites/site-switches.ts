import { readSwitches, type SwitchName, type Switches } from '@org/domain'
import type { Context } from '../context'
import { SWITCH_DEFAULTS } from './site-settings'
import { siteConfig } from '../../store/ops/site-config'

/** The features that sites have switched off. A change takes effect within `NOTICED_MS`. */
export class SiteSwitches {
  private readonly known = new Map<string, { readonly readAt: number; readonly switches: Promise<Switches> }>()

  constructor(private readonly context: Pick<Context, 'db' | 'clock'>) {}

  async isClosed(site: string, name: SwitchName): Promise<boolean> {
    return ((await this.switchesOf(site))[name] ?? '1') !== '1'
  }

  private switchesOf(site: string): Promise<Switches> {
    const now = this.context.clock.now()
    const kept = this.known.get(site)
    if (kept !== undefined && now - kept.readAt < NOTICED_MS) return kept.switches
    const switches = this.read(site)
    this.known.set(site, { readAt: now, switches })
    return switches
  }

  private async read(site: string): Promise<Switches> {
    try {
      return readSwitches({ ...SWITCH_DEFAULTS, ...(await siteConfig(this.context.db, site)) })
    } catch (error) {
      this.known.delete(site)
      throw error
    }
  }
}

const NOTICED_MS = 5_000
