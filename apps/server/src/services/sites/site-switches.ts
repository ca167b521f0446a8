import type { Endpoint } from '@org/api-client/contract'
import { isOn, readSwitches, type Switches } from '@org/domain'
import type { Context } from '../context'
import { SWITCH_DEFAULTS } from './site-settings'
import { siteConfig } from '../../store/ops/site-config'

/** The features that sites have switched off. A change takes effect within `NOTICED_MS`. */
export class SiteSwitches {
  private readonly known = new Map<string, { readonly readAt: number; readonly switches: Promise<Switches> }>()

  constructor(private readonly context: Pick<Context, 'db' | 'clock'>) {}

  /** Whether the site has no row: its switch is off, or the one on that puts another row in its place. */
  async isClosed(site: string, { switch: opens, unless }: Pick<Endpoint, 'switch' | 'unless'>): Promise<boolean> {
    if (opens === null && unless === undefined) return false
    const switches = await this.switchesOf(site)
    return (opens !== null && (switches[opens] ?? '1') !== '1') || (unless !== undefined && isOn(switches, unless))
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
