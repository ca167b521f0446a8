import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { commonScript } from '../config/common-script'
import type { Config } from '../config/config'

/** The API hosts as a plain file, which any storage may serve too, and the common script, empty by default. */
export const registerSiteFiles = (
  api: FastifyInstance,
  { apiHosts, dataDir }: Pick<Config, 'apiHosts' | 'dataDir'>,
) => {
  const script = commonScript(dataDir)
  const hosts = JSON.stringify({ hosts: apiHosts.map((url) => ({ url })), common_script: script === '' ? 0 : 1 })
  api.get('/api/config/hosts.json', send(hosts, 'application/json; charset=utf-8'))
  api.get('/webapi/home/getCommonScript', send(script, 'text/javascript; charset=utf-8'))
}

const send = (body: string, type: string) => {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('etag', etag).header('cache-control', 'no-cache')
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.type(type).send(body)
  }
}
