import { imError } from './protocol/im-error'

/**
 * An instance whose methods of absent modules say what is missing, for callers without types. No list of them is kept:
 * a method begins with a verb, and nothing that others look for in an object (`then`, `toJSON`) does.
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
/** What the module `uploads` brings. */
const OF_FILES = /^create(Image|Audio|Video|File)Message|Upload$|FileURL$/
