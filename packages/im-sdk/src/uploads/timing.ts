/** All of these are ours. Milliseconds unless the name says otherwise. */
export enum UPLOAD_TIMING {
  /** A call that shows no progress for so long is given up; the server is asked how far it is. */
  callMs = 120_000,
  /** Calls in a row that bring nothing further, after which an upload has failed. */
  failures = 8,
  /** The same of a picture beside it, which can be done without. */
  pictureFailures = 2,
  /** Looking at a picture or a video takes at most this long. */
  lookMs = 5_000,
  /** A local address outlives its use by this much, so that no list shows it any more. */
  localURLMs = 1_000,
  /** A key for downloads that holds no longer than this is asked for anew. */
  keyMarginSeconds = 60,
}
