import { imError } from './protocol/im-error'

/**
 * For callers without types: calling a method of an absent module fails with a clear error. There is no list of such
 * methods: every method name begins with a verb, so names that other code probes on an object (`then`, `toJSON`) stay
 * undefined.
 */
export const refusingAbsent = <Methods extends object>(chat: Methods): Methods =>
  new Proxy(chat, { get: (own, name) => Reflect.get(own, name) ?? absentMethod(String(name)) })

const absentMethod = (name: string): (() => Promise<never>) | undefined => {
  if (!METHOD.test(name)) return undefined
  if (!OF_FILES.test(name)) return () => Promise.reject(imError('CANNOT_FIND_MODULE'))
  return () => {
    throw imError('COS_UNDETECTED')
  }
}

const METHOD =
  /^(accept|add|call|cancel|change|check|clear|create|decrease|delete|dismiss|download|get|handle|increase|init|join|mark|modify|pause|pin|quit|refuse|remove|rename|resume|revoke|search|send|set|subscribe|translate|unsubscribe|update)[A-Z]/
/** The methods of the module `uploads`. */
const OF_FILES = /^create(Image|Audio|Video|File)Message|Upload$|FileURL$/
