import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { basename, join } from 'node:path'
import { bundle } from './bundle'
import type { RpcReply, RpcMethods } from './process-rpc'
import { scratchFile } from './scratch'

/** A child process that measures, or generates load. */
export interface Helper<D extends RpcMethods> {
  ask<Name extends keyof D & string>(
    name: Name,
    ...argument: Parameters<D[Name]>
  ): Promise<Awaited<ReturnType<D[Name]>>>
  stop(): Promise<void>
}

/** Starts a process of this workspace with its code bundled as in production, without a loader. */
export const startHelper = async <D extends RpcMethods>(entry: string): Promise<Helper<D>> => {
  const path = join(SOURCES, entry)
  const code = await bundle({ entryPoints: [path], platform: 'node', external: COMPETITORS })
  return helperOf(fork(scratchFile(`${basename(entry, '.ts')}.mjs`, code), { execArgv: ['--expose-gc'] }))
}

/** The same for code that needs its location on disk, such as the whole server: runs from source. */
export const startHelperFromSource = <D extends RpcMethods>(entry: string): Helper<D> =>
  helperOf(fork(join(SOURCES, entry), { execArgv: ['--expose-gc', '--conditions=@org/source', '--import', TSX] }))

const SOURCES = join(import.meta.dirname, '..')
const TSX = import.meta.resolve('tsx')
/** Loaded from node_modules. */
const COMPETITORS = ['ws', 'centrifuge', 'centrifuge/build/protobuf', 'socket.io', 'socket.io-client']

const helperOf = <D extends RpcMethods>(child: ChildProcess): Helper<D> => {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
  let asked = 0
  child.on('message', (answer: RpcReply) => {
    const knocked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('error' in answer) knocked?.reject(new Error(answer.error))
    else knocked?.resolve(answer.value as never)
  })
  child.once('exit', (code, signal) => {
    for (const { reject } of waiting.values())
      reject(new Error(`${basename(child.spawnargs.at(-1) ?? '')} ended with ${signal ?? code}.`))
  })
  return {
    ask: (name, ...[argument]) =>
      new Promise((resolve, reject) => {
        if (!child.connected) return reject(new Error(`There is nobody left to ask "${name}".`))
        asked += 1
        waiting.set(asked, { resolve, reject })
        child.send({ id: asked, name, argument })
      }),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}
