import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { noSuchPath } from '../register'

/** A page that loads itself again until Storybook is there. */
const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="3">
<title>Storybook</title><p>Storybook is not built yet. npm start builds it; this page waits for it.</p></html>`

/** Serves the built Storybook below `/storybook`, also if it is built later. */
export const registerStorybook = async (app: FastifyInstance, root: string | null): Promise<void> => {
  if (root === null) return
  app.get('/storybook', (_request, reply) => reply.redirect('/storybook/', 302))
  await app.register(
    async (scope) => {
      scope.setNotFoundHandler((request, reply) =>
        existsSync(join(root, 'index.html'))
          ? noSuchPath(request, reply)
          : reply.code(503).header('retry-after', '3').type('text/html').send(NOT_BUILT),
      )
      await scope.register(fastifyStatic, { root, decorateReply: false, cacheControl: false, logLevel: 'error' })
    },
    { prefix: '/storybook' },
  )
}
