import { ApiError } from './api-error'
import type { ApiClientOptions } from './options'

const REQUIRED = ['host', 'common'] as const
const OPTIONAL = ['lang', 'channelCode', 'fetch', 'onLoading', 'onRefused', 'faultsOf'] as const

/** Throws an error that names the wrong option and says what to pass instead. */
export const checkOptions = (options: ApiClientOptions): void => {
  if (typeof options !== 'object' || options === null)
    throw badArgument('Pass an object with the functions `host` and `common`.')
  for (const name of REQUIRED) needFunction(name, options[name])
  for (const name of OPTIONAL) if (options[name] !== undefined) needFunction(name, options[name])
  const { timeoutMs = 1, fetch = globalThis.fetch } = options
  if (typeof timeoutMs !== 'number' || !(timeoutMs > 0))
    throw badArgument(`\`timeoutMs\` must be a number above 0, not ${shown(timeoutMs)}.`)
  if (fetch === undefined) throw badArgument('There is no global `fetch`: pass one.')
}

const needFunction = (name: string, value: unknown): void => {
  if (typeof value !== 'function') throw badArgument(`\`${name}\` must be a function, not ${shown(value)}.`)
}

/** Throws if the host of a call is not empty, a path, or an http(s) address without a slash at its end. */
export const checkHost = (host: unknown): void => {
  if (typeof host !== 'string') throw badArgument(`\`host\` must return a string, not ${shown(host)}.`)
  const base = host.replace(/\/+$/, '')
  const right = base === '' || /^(https?:\/)?\//i.test(base) ? base : `https://${base.replace(/^\w+:\/+/, '')}`
  if (right !== host) throw badArgument(`\`host\` must return '' or the address of the API: '${right}', not '${host}'.`)
}

/** Throws if a call does not get a row of the contract and a request that can be sent. */
export const checkCall = (row: unknown, request: unknown): void => {
  const { name, path, shows } = Object(row) as Readonly<Record<string, unknown>>
  if (typeof name !== 'string' || typeof path !== 'string' || !Array.isArray(shows))
    throw badArgument(`Pass a row of '@org/api-client/contract', such as getDateMatch, not ${shown(row)}.`)
  try {
    JSON.stringify(request)
  } catch (cause) {
    throw badArgument(`The request of ${name} cannot be written as JSON.`, cause)
  }
}

export const badArgument = (message: string, cause?: unknown): ApiError =>
  new ApiError('BAD_ARGUMENT', message, -1, cause === undefined ? undefined : { cause })

export const shown = (value: unknown): string => {
  if (typeof value === 'string') return `'${value}'`
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}
