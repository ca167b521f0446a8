import { ABILITY, type FrequencyLimit, type PushBodies } from '@org/im-sdk/protocol'
import type { Context } from '../../services/context'
import { readAppConfig, type AppConfigRows } from '../../store/im/app-config'
import { DEFAULT_SETTINGS, type CloudSettings } from './cloud-settings'
import type { Sessions } from '../sessions/sessions'
import { SharedPush } from '../frames/wires'

/** The settings for the engines: the bodies of pushes and replies. */
export interface AppConfig {
  readonly cloud: PushBodies['pushCloudConfig']
  readonly commercial: PushBodies['pushCommercialConfig']
  /** By the wire names of commands; they replace the contract's limits. */
  readonly limits: ReadonlyMap<string, FrequencyLimit>
  /** How many users one subscription to their status, or its end, may name. */
  readonly statusMax: CloudSettings['user_status_max']
  /** For how long a sender may revoke a message. */
  readonly revokeSeconds: number
}

/** Follows the settings in the database. The first process that sees a change notifies the others over the bus. */
export class AppConfigs {
  private versions = NEVER_CHANGED
  private config = appConfigOf(UNCHANGED)
  readonly stop: () => void

  constructor(
    private readonly context: Pick<Context, 'db' | 'bus' | 'log'>,
    private readonly sessions: Sessions,
  ) {
    const { bus, log } = context
    this.stop = bus.subscribe(TOPIC, (versions) => {
      if (versions.cloud > this.versions.cloud || versions.purchased > this.versions.purchased)
        this.look().catch((error: unknown) => log.error({ err: error }, 'the config of the app could not be read'))
    })
  }

  get current(): AppConfig {
    return this.config
  }

  /** Checks whether the operator has changed a setting, and pushes changes to all logged-in connections. */
  async look(): Promise<void> {
    const rows = await readAppConfig(this.context.db)
    const now = { cloud: rows.cloud.version, purchased: rows.purchased.version }
    const isNewer = { cloud: now.cloud > this.versions.cloud, purchased: now.purchased > this.versions.purchased }
    if (!isNewer.cloud && !isNewer.purchased) return
    this.versions = now
    this.config = appConfigOf(rows)
    if (isNewer.cloud) this.sessions.broadcast(new SharedPush('pushCloudConfig', this.config.cloud))
    if (isNewer.purchased) this.sessions.broadcast(new SharedPush('pushCommercialConfig', this.config.commercial))
    this.context.bus.publish(TOPIC, now)
  }
}

const TOPIC = 'im:app-config'
const NEVER_CHANGED = { cloud: 1, purchased: 1 }
const UNCHANGED: AppConfigRows = { cloud: { version: 1, value: {} }, purchased: { version: 1, value: null } }

const appConfigOf = ({ cloud, purchased }: AppConfigRows): AppConfig => ({
  cloud: {
    cloudControlConfig: JSON.stringify({ ...DEFAULT_SETTINGS, ...cloud.value }),
    version: cloud.version,
    expiredTime: CONFIG_LIFETIME,
  },
  statusMax: (cloud.value as Partial<CloudSettings>).user_status_max ?? DEFAULT_SETTINGS.user_status_max,
  limits: new Map(
    Object.entries(
      (cloud.value as Partial<CloudSettings>).cmd_frequency_limit ?? DEFAULT_SETTINGS.cmd_frequency_limit,
    ).map(([wire, { interval, count }]) => [wire, { count, perMs: interval * 1_000 }]),
  ),
  revokeSeconds: (cloud.value as Partial<CloudSettings>).revoke_seconds ?? DEFAULT_SETTINGS.revoke_seconds,
  commercial: { purchaseBits: bitsOf(purchased.value ?? ABILITIES), expiredTime: CONFIG_LIFETIME },
})

/** The abilities of this server; the app has all of them unless the operator limits them. */
export const ABILITIES: readonly (keyof typeof ABILITY)[] = [
  'conversationGroups',
  'groupCounters',
  'messageExtensions',
  'groupReceivers',
  'userStatus',
  'liveRoomMembers',
  'liveRoomBans',
  'communities',
]

/** One character per ability; the first is rightmost. */
const bitsOf = (names: readonly string[]): string =>
  ABILITIES.filter((name) => names.includes(name))
    .reduce((bits, name) => bits + ABILITY[name], 0)
    .toString(2)

/** Seconds until an engine requests the settings again. */
export const CONFIG_LIFETIME = 86_400
