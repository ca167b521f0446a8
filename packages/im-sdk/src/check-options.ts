import type { ChatOptions } from './chat'
import type { ChatModule } from './modules'
import { IM_PLATFORM } from './protocol/constants'
import { checkPort, checkStorage, checkType, describe } from './protocol/check-type'
import { imError, type ImError } from './protocol/im-error'

/** Throws an error that names the wrong option and says what to pass instead. */
export const checkOptions = (options: ChatOptions): void => {
  if (!isObject(options)) throw wrong('Pass an object: createChat({ SDKAppID, endpoints }).')
  checkAppID(options.SDKAppID)
  checkEndpoints(options.endpoints)
  checkModules(options.modules)
  const { transport, codec, clock, platform, storage } = options
  checkPort('transport', transport?.open, transport, 'webSocketTransport(WebSocket)')
  checkPort('codec', codec?.encode, codec, "`binary` of '@org/im-sdk/binary'")
  checkPort('clock', clock?.after, clock, "`workerClock()` of '@org/im-sdk/worker-clock'")
  checkStorage('storage', storage)
  if (platform !== undefined && !Object.values<unknown>(IM_PLATFORM).includes(platform))
    throw wrong('`platform` must be one of IM_PLATFORM.')
  for (const name of FUNCTIONS) checkType(name, options[name], 'function')
  for (const name of FLAGS) checkType(name, options[name], 'boolean')
  checkType('instanceID', options.instanceID, 'string')
}

const FUNCTIONS = ['getUserSig', 'random', 'wakeSignals', 'onHandlerError'] as const
const FLAGS = ['gzip', 'miniGame', 'unlimitedAVChatRoom'] as const
const MOST_APP_ID = 2 ** 32 - 1

const checkAppID = (SDKAppID: unknown): void => {
  if (SDKAppID === undefined || SDKAppID === null || SDKAppID === 0 || SDKAppID === '')
    throw imError('SDK_APP_ID_MISSING')
  if (typeof SDKAppID !== 'number') throw wrong(`\`SDKAppID\` must be a number, not ${describe(SDKAppID)}.`)
  if (!Number.isInteger(SDKAppID) || SDKAppID < 1 || SDKAppID > MOST_APP_ID)
    throw wrong(`\`SDKAppID\` must be a whole number from 1 to ${MOST_APP_ID}.`)
}

const checkEndpoints = (endpoints: unknown): void => {
  if (typeof endpoints === 'string') throw wrong(`\`endpoints\` must be an object: { default: '${endpoints}' }.`)
  const { default: first, backup = '', anycast = '' } = (endpoints ?? {}) as Record<string, unknown>
  if (first === undefined || first === null || first === '')
    throw wrong("`endpoints.default` is missing: pass { default: 'wss://im.example.com' }.")
  checkAddress('default', first)
  for (const [name, address] of Object.entries({ backup, anycast })) if (address !== '') checkAddress(name, address)
}

const checkAddress = (name: string, address: unknown): void => {
  checkType(`endpoints.${name}`, address, 'string')
  const given = String(address)
  const base = given
    .replace(/^http(s?):/i, 'ws$1:')
    .replace(/[?#].*$/s, '')
    .replace(/\/b?info\/*$/, '')
  const right = /^[a-z]+:\/\//i.test(base) ? base : `wss://${base}`
  if (right !== given || !/^wss?:\/\/[^/\s]+/i.test(given))
    throw wrong(
      `\`endpoints.${name}\` must be the gateway's ws or wss address without /info: pass '${right}', not '${given}'.`,
    )
}

const checkModules = (modules: unknown): void => {
  if (modules === undefined) return
  if (!Array.isArray(modules)) throw wrong('`modules` must be an array: modules: [groups].')
  modules.forEach((module: unknown, index) => {
    if (!isObject(module) || !('install' in module))
      throw wrong(
        `\`modules[${index}]\` is not a module: pass what its entry exports, such as \`groups\` or \`uploads()\`.`,
      )
  })
  const given = modules as readonly ChatModule<object>[]
  for (const { name, needs = [] } of given)
    for (const need of needs)
      if (!given.some((module) => module.name === need))
        throw wrong(`\`${name}\` needs the methods of \`${need}\`: pass modules: [${need}, ${name}].`)
}

const wrong = (message: string): ImError => imError('PARAMS_INVALID', message)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
