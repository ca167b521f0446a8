import type { ChatModule, Settings } from '../modules'
import { configCommands } from '../protocol/commands/config'
import { isPurchaseBits, isPurchased } from '../protocol/abilities'
import { ABILITY_ERRORS } from '../protocol/errors/abilities'
import { errorsOf, imError } from '../protocol/im-error'
import type { PushBodies } from '../protocol/pushes'
import { toResult, type Result } from '../result'
import { isOn, limitsOf, readSettings, roamCountOf } from './cloud-settings'
import { isCount } from '../rpc/read-message'
import { Refresher } from '../rpc/refresher'

export interface ConfigMethods {
  /**
   * Tells whether the app has purchased an ability (a bit of `ABILITY`). Any other name rejects with
   * UNKNOWN_EXPERIMENTAL_API.
   */
  callExperimentalAPI(
    name: 'isCommercialAbilityEnabled',
    ability: number,
  ): Promise<Result<{ readonly enabled: boolean }>>
}

/**
 * Applies the settings and purchased abilities that the server has for the app, such as frequency limits of commands.
 */
export const cloudConfig: ChatModule<ConfigMethods> = {
  name: 'cloudConfig',
  install: ({ clock, caller, session, SDKAppID, pushes, services, settings }) => {
    let version = 0
    let limits = limitsOf(settings.get())
    caller.registerCommands(configCommands, ABILITY_ERRORS)
    services.add({
      limitOf: (wire) => limits.get(wire),
      roamCount: (type) => roamCountOf(settings.get(), type),
    })

    const isLoggedIn = () => session.me.get().phase === 'in'
    const apply = (next: Settings, nextVersion: number) => {
      settings.set(next)
      limits = limitsOf(next)
      clock.toggleWorker?.(isOn(next.enable_worker))
      version = nextVersion
    }
    const takeCloud = (body: PushBodies['pushCloudConfig']): number => {
      if (!isCount(body.version)) throw imError('REPLY_INVALID', 'The cloud config has no version.')
      if (body.cloudControlConfig !== '') apply(readSettings(body.cloudControlConfig), body.version)
      return body.expiredTime
    }
    const takeCommercial = (body: PushBodies['pushCommercialConfig']): number => {
      if (!isPurchaseBits(body.purchaseBits)) throw imError('REPLY_INVALID', 'The purchase bits are missing.')
      session.purchaseBits = body.purchaseBits
      return body.expiredTime
    }

    const cloud = new Refresher({
      clock,
      isLoggedIn,
      ask: async () => takeCloud(await caller.call('getCloudConfig', { SDKAppID, version })),
    })
    const commercial = new Refresher({
      clock,
      isLoggedIn,
      ask: async () => takeCommercial(await caller.call('getCommercialConfig', { SDKAppID })),
    })
    pushes.add({
      pushCloudConfig: (body) => cloud.arrived(takeCloud(body)),
      pushCommercialConfig: (body) => commercial.arrived(takeCommercial(body)),
    })

    session.whenResumed((isFirst) => {
      if (isFirst) cloud.start()
    })
    session.me.subscribe(() => {
      if (session.me.get().phase === 'loggingIn') commercial.start()
    })
    session.whenEnded(() => {
      cloud.stop()
      commercial.stop()
      apply({}, 0)
    })

    return {
      callExperimentalAPI: (name, ability) =>
        toResult(() => {
          checkCall(name, ability)
          return { enabled: isPurchased(session.purchaseBits, ability) }
        }),
    }
  },
}

const checkCall = (name: string, ability: number): void => {
  if (name !== 'isCommercialAbilityEnabled') throw abilityError('UNKNOWN_EXPERIMENTAL_API')
  if (!(ability >= 1) || !Number.isInteger(Math.log2(ability)))
    throw imError('PARAMS_INVALID', 'An ability is a power of two.')
}

const abilityError = errorsOf(ABILITY_ERRORS)
