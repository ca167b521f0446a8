import type { Context } from '../services/context'
import { BlobStoreFullError } from '../ports/blob-store'
import { type Clock, seconds } from '../ports/clock'
import type { DatabaseLock } from '../store/database/database-lock'
import { markWritten } from '../store/ops/installation'

export type Readiness =
  | { readonly status: 'ready' }
  | {
      readonly status: 'unready'
      /** The reason for the operator; it contains nothing that outsiders must not know. */
      readonly reason: string
    }

/**
 * Whether the server can store what users send: it holds the database lock, and a write to the database and to the
 * folder of uploads works (a bucket is not checked). Callers within a second share one check, and each check ends
 * within two seconds.
 */
export const createReadiness = (
  { db, clock, config, blobs, log }: Context,
  databaseLock: Pick<DatabaseLock, 'isHeld'> | null,
): (() => Promise<Readiness>) => {
  const failed = (reason: string) => (error: unknown) => {
    log.error({ err: error }, `not ready: ${reason}`)
    return reason
  }
  const write = oneAtATime(() => markWritten(db, seconds(clock)).then(noReason, failed('the database takes no writes')))
  const upload = oneAtATime(() =>
    blobs
      .put('readiness', PROBE, 'text/plain')
      .then(noReason, (error: unknown) =>
        failed(error instanceof BlobStoreFullError ? 'there is no room for uploads' : 'uploads cannot be stored')(
          error,
        ),
      ),
  )
  const look = async (): Promise<Readiness> => {
    if (databaseLock?.isHeld === false) return unready('this server has lost its hold of the database')
    const reasons = [
      within(clock, write(), 'the database does not answer'),
      ...(config.s3 === null ? [within(clock, upload(), 'the folder of uploads does not answer')] : []),
    ]
    const reason = (await Promise.all(reasons)).find((each) => each !== null)
    return reason === undefined ? { status: 'ready' } : unready(reason)
  }

  let last: { readonly at: number; readonly readiness: Promise<Readiness> } | null = null
  return () => {
    const now = clock.now()
    if (last === null || Math.abs(now - last.at) >= SHARED_MS) last = { at: now, readiness: look() }
    return last.readiness
  }
}

const SHARED_MS = 1_000
const PATIENCE_MS = 2_000
/** A block of most file systems. */
const PROBE = Buffer.alloc(4_096, '.')

const noReason = () => null
const unready = (reason: string): Readiness => ({ status: 'unready', reason })

/** A check that hangs is not started a second time, because checks must not use up connections. */
const oneAtATime = (work: () => Promise<string | null>) => {
  let running: Promise<string | null> | null = null
  return () => (running ??= work().finally(() => (running = null)))
}

/** Returns a reason if the check takes too long. */
const within = (clock: Clock, answer: Promise<string | null>, otherwise: string): Promise<string | null> =>
  new Promise((resolve) => {
    const cancel = clock.after(PATIENCE_MS, () => resolve(otherwise))
    void answer.then(resolve).finally(cancel)
  })
