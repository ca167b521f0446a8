/** The functions that one process offers to another, by name. */
export type RpcMethods = Readonly<Record<string, (argument: never) => unknown>>

export interface RpcRequest {
  readonly id: number
  readonly name: string
  readonly argument: unknown
}

export type RpcReply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string }

/** Serves the methods of this process to its parent. Cleans up and exits when the parent disconnects or dies. */
export const serveRpc = (methods: RpcMethods, tidyUp: () => Promise<void> = async () => undefined): void => {
  process.on('disconnect', () => {
    tidyUp().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
  process.on('message', (request: RpcRequest) => {
    void answer(methods, request).then((reply) => process.send?.(reply))
  })
}

const answer = async (methods: RpcMethods, { id, name, argument }: RpcRequest): Promise<RpcReply> => {
  try {
    // The caller has the types of these methods; they are lost between processes.
    const method = methods[name] as ((argument: unknown) => unknown) | undefined
    if (method === undefined) throw new Error(`Unknown method "${name}".`)
    return { id, value: await method(argument) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
