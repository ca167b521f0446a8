import { findProof, type ProofTask } from './find-proof'

/** Finds the number beside the page, which stays usable meanwhile. */
self.addEventListener('message', ({ data }: MessageEvent<ProofTask>) => self.postMessage(findProof(data), {}))
