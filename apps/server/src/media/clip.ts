/** One coded picture. There are no B-frames: each picture is shown when it is decoded. */
export interface VideoFrame {
  /** Milliseconds from the start of the clip. */
  readonly at: number
  readonly key: boolean
  /** NAL units, each prefixed with its length in four bytes. */
  readonly data: Buffer
}

/** 1024 audio samples without a header. */
export interface AudioFrame {
  readonly at: number
  readonly data: Buffer
}

/** A seamless loop: its audio is as long as its video. */
export interface Clip {
  /** AVCDecoderConfigurationRecord. */
  readonly videoConfig: Buffer
  /** AudioSpecificConfig. */
  readonly audioConfig: Buffer
  readonly video: readonly VideoFrame[]
  readonly audio: readonly AudioFrame[]
  /** Milliseconds. */
  readonly duration: number
}
