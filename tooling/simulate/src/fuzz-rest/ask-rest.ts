import { API_STATUS, type EndpointName, endpoints } from '@org/api-client/contract'
import * as v from 'valibot'

export const envelope = v.strictObject({
  status: v.picklist(Object.values(API_STATUS)),
  msg: v.string(),
  data: v.unknown(),
})

/** The data of a call that has to succeed. */
export const ask = async (url: string, name: EndpointName, request: object): Promise<unknown> => {
  const { path } = endpoints[name]
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(request) })
  const { status, data } = v.parse(envelope, await reply.json())
  if (status !== API_STATUS.success) throw new Error(`${name} of the fuzzed server gives status ${status}.`)
  return data
}
