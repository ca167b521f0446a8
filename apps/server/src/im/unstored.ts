import type { EncodedReply } from './frames/write-frame'

/** The answer to a keyed request that has changed only what a connection or this process knows: done anew each time. */
export class Unstored<Reply extends object> {
  constructor(readonly reply: Reply | EncodedReply) {}
}
