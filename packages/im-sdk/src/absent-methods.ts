import { imError } from './protocol/im-error'

/**
 * For callers without types: calling a method of an absent module fails with a clear error. Only the test has the list
 * of such methods. Here a method is recognised by its verb, so names that other code probes on an object (`then`,
 * `toJSON`) stay undefined.
 */
export const refusingAbsent = <Methods extends object>(chat: Methods): Methods =>
  new Proxy(chat, { get: (own, name) => Reflect.get(own, name) ?? absentMethod(String(name)) })

const absentMethod = (name: string): (() => unknown) | undefined => {
  if (!METHOD.test(name)) return undefined
  const refuse = (): never => {
    if (OF_FILES.test(name)) throw imError('COS_UNDETECTED')
    throw imError('CANNOT_FIND_MODULE', `The module of ${name} was not passed to createChat.`)
  }
  return OF_FILES.test(name) || AT_ONCE.test(name) ? refuse : async () => refuse()
}

const METHOD =
  /^((accept|cancel|invite|reject)([A-Z]|$)|(add|call|change|check|clear|convert|create|decrease|delete|dismiss|download|find|get|handle|increase|init|join|mark|modify|pause|pin|quit|refuse|register|remove|rename|resume|revoke|search|send|set|translate|update|(un)?(follow|subscribe))[A-Z])/
/** Methods that return a message, and not a promise. */
const AT_ONCE = /^(create|find)\w*Message$/
/** The methods of the module `uploads`. */
const OF_FILES = /^create(Image|Audio|Video|File)|Upload$|FileURL$/
