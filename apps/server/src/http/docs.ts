import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openapi } from './openapi'

/** The REST contract as a page at `/docs/api` and as JSON at `/docs/api/json`. */
export const registerDocs = async (app: FastifyInstance): Promise<void> => {
  // Swagger has its own type for JSON schemas, which is narrower than the standard.
  const document = openapi() as unknown as StaticDocumentSpec['document']
  await app.register(swagger, { mode: 'static', specification: { document } })
  await app.register(swaggerUi, { routePrefix: '/docs/api', staticCSP: true })
}
