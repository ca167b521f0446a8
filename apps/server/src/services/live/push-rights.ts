import type { Kysely } from 'kysely'
import type { Config } from '../../config/config'
import { seconds } from '../../ports/clock'
import { noteSeen, noteSound, showOnAir } from '../../store/live/shows'
import type { Database } from '../../store/schema'
import type { Context } from '../context'
import { isPushSignature, signPush, type SignedPush } from '../uploads/signatures'

type Keys = Pick<Config, 'secrets'>

/** The query of an address that proves the right to send the stream of a show. */
export const pushAuth = ({ secrets }: Keys, push: SignedPush): string =>
  new URLSearchParams({
    show: String(push.show),
    no: String(push.no),
    expires: String(push.expires),
    signature: signPush(secrets, push),
  }).toString()

/** What a query says; null if its signature is not ours. */
export const readPushAuth = ({ secrets }: Keys, anchorId: number, query: URLSearchParams): SignedPush | null => {
  const [show, no, expires] = ['show', 'no', 'expires'].map((name) => Number(query.get(name)))
  const push = { anchorId, show: show ?? 0, no: no ?? 0, expires: expires ?? 0 }
  return isPushSignature(secrets, push, query.get('signature') ?? '') ? push : null
}

/** Whether the stream may be sent now: its show is on air, and the address is its last one and has not expired. */
export const mayPush = async ({ db, clock }: Pick<Context, 'db' | 'clock'>, push: SignedPush): Promise<boolean> => {
  const show = push.expires > seconds(clock) ? await showOnAir(db, push.anchorId) : null
  return show !== null && show.id === push.show && show.push_no === push.no
}

/** Notes that the stream of a show arrives. */
export const sawStream = (db: Kysely<Database>, { show }: SignedPush, now: number): Promise<void> =>
  noteSeen(db, show, now)

/** Notes that the stream of a show has sound. */
export const heardStream = (db: Kysely<Database>, { show }: SignedPush): Promise<void> => noteSound(db, show)
