import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { S3Settings } from '../src/config/upload-settings'

/** The used part of a package without types. */
interface S3rver {
  run(): Promise<AddressInfo>
  close(): Promise<void>
}
type S3rverClass = new (options: Readonly<Record<string, unknown>>) => S3rver

const require = createRequire(import.meta.url)
const S3rver = require('@20minutes/s3rver') as S3rverClass

interface Bucket {
  readonly settings: S3Settings
  stop(): Promise<void>
}

/** A bucket on a local port, which rejects wrong signatures. */
export const startS3 = async (): Promise<Bucket> => {
  const directory = mkdtempSync(join(tmpdir(), 'server-s3-'))
  const options = { address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: 'uploads' }] }
  const s3rver = new S3rver(options)
  const { port } = await s3rver.run()
  return {
    settings: settingsOf(port),
    stop: async () => {
      await s3rver.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** A bucket whose replies the test sends. */
export const startScriptedS3 = async (
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Bucket> => {
  const server = createServer((request, response) => {
    request.resume().on('end', () => answer(request, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    settings: settingsOf((server.address() as AddressInfo).port),
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** An error reply of a bucket. */
export const refuse = (response: ServerResponse, status: number, code: string) => {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`)
}

const settingsOf = (port: number): S3Settings => ({
  bucket: 'uploads',
  region: 'us-east-1',
  endpoint: `http://127.0.0.1:${port}`,
  pathStyle: true,
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
})
