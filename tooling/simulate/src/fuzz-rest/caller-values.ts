import type { EndpointName } from '@org/api-client/contract'
import * as v from 'valibot'
import { ask } from './ask-rest'
import type { Caller, Known } from './rest-calls'
import type { RestServer } from './rest-server'

/** The values of a row that belong to its caller. */
export const ofCaller = async (server: RestServer, name: EndpointName, caller: Caller): Promise<Known> => {
  if (name === 'setGroupConfig') return { group_id: await server.newGroup(String(caller.uid)) }
  if (name === 'addMaterial') return { files: [await newPicture(server.url, caller)] }
  if (name !== 'deleteMaterial') return {}
  const files = [await newPicture(server.url, caller)]
  const material = await ask(server.url, 'addMaterial', { ...caller, title: 'Goal', files })
  return v.parse(v.object({ id: v.number() }), material)
}

/** The key of a picture that the caller has uploaded. */
const newPicture = async (url: string, caller: Caller): Promise<string> => {
  const offer = await ask(url, 'getTempKeysForMinio', { ...caller, key: 'goal.png', size: PNG.length })
  const { put_url, key } = v.parse(v.looseObject({ put_url: v.string(), key: v.string() }), offer)
  const headers = { 'content-type': 'image/png' }
  const { ok, status } = await fetch(new URL(put_url, url), { method: 'PUT', headers, body: PNG })
  if (!ok) throw new Error(`The fuzzed server gives status ${status} to a picture.`)
  return key
}

/** As much of a picture as the server looks at. */
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
