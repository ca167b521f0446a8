/** All of these are ours. Milliseconds unless the name says otherwise. */
export enum UPLOAD_TIMING {
  /** A call without progress for this long is aborted; then the engine asks the server for its offset. */
  callMs = 120_000,
  /** How many calls in a row without progress make an upload fail. */
  failures = 8,
  /** The same for a picture that belongs to the upload, which is optional. */
  pictureFailures = 2,
  /** The time limit for inspecting a picture or a video. */
  inspectMs = 5_000,
  /** A local URL is revoked this long after its last use, so that no list still shows it. */
  localURLMs = 1_000,
  /** A download key that is valid for less than this is replaced. */
  keyMarginSeconds = 60,
}
