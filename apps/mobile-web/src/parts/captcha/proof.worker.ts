import { findProof, type ProofTask } from './find-proof'

/** Finds the number in a worker, so that the page stays responsive. */
self.addEventListener('message', ({ data }: MessageEvent<ProofTask>) => self.postMessage(findProof(data), {}))
